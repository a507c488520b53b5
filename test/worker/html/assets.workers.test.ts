import { expect, it } from "vitest";
import { ICON, SCRIPTS, STYLE } from "../../../worker/html/generated/assets.ts";
import { call } from "../workerd/server.ts";

it.each([STYLE, ICON, ...Object.values(SCRIPTS)])("%s may be kept for ever", async (path) => {
  const { status, headers } = await call(path);
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it("does not let a missing one be kept", async () => {
  const { status, headers } = await call("/assets/style-000000000000.css");
  expect(status).toBe(404);
  expect(headers.get("Cache-Control")).toBe("no-store");
});
