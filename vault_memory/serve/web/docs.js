// The API page. Its "try it out" sends the session's CSRF token along.
const session = await fetch("/api/memory/session").then((answer) => answer.json());
SwaggerUIBundle({
  url: "/api/memory/openapi.json",
  dom_id: "#api",
  deepLinking: true,
  requestInterceptor: (request) => {
    request.headers["X-CSRF-Token"] = session.csrf;
    return request;
  },
});
