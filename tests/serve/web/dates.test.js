import assert from "node:assert/strict";
import { test } from "node:test";

process.env.TZ = "America/Los_Angeles";
const { clock, dateOf, day } = await import("../../../vault_memory/serve/web/dates.js");

test("a day without a time is the same day west of Greenwich", () => {
  assert.equal(day("2026-03-12"), "12 Mar 2026");
  assert.equal(dateOf("2026-03-12"), "2026-03-12");
  assert.equal(clock("2026-03-12"), "00:00");
});

test("a moment is shown in the time of who looks", () => {
  assert.equal(day("2026-03-12T03:30:00Z"), "11 Mar 2026");
  assert.equal(dateOf(Date.parse("2026-03-12T03:30:00Z")), "2026-03-11");
});
