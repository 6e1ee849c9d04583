// The API page. What it asks carries the session's key.
SwaggerUIBundle({
  url: "/api/memory/openapi.json",
  dom_id: "#api",
  deepLinking: true,
  requestInterceptor: (request) => {
    request.headers["X-CSRF-Token"] = localStorage.getItem("vault-memory-key") || "";
    return request;
  },
});
