import { expect, it } from "vitest";
import packageJson from "../../../../package.json" with { type: "json" };
import { call } from "../support/server.ts";

const PATH = "/__api__/server_settings";
const LIMITS = {
  audit_page_max_entries: 500,
  list_page_max_items: 500,
  list_page_max_number: 10_000,
  body_max_bytes: 65_536,
  user_max_keys: 100,
};

it("tells anyone how to call the server", async () => {
  const response = await call(PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    version: packageJson.version,
    authentication: { header: "Authorization", alternative_header: "X-SVC-Authorization" },
    anonymous_content_allowed: false,
    content_origin: null,
    limits: LIMITS,
  });
});

it("follows the settings, and tells nothing of the secret", async () => {
  const secret = btoa("s".repeat(32));
  const response = await call(PATH, {
    variables: {
      KEY_HEADER: "X-Other-Authorization",
      ALLOW_ANONYMOUS_CONTENT: "true",
      CONTENT_ORIGIN: "https://content.example.com",
      BOOTSTRAP_SECRET: secret,
      USER_MAX_KEYS: "7",
    },
  });
  expect(await response.json()).toEqual({
    version: packageJson.version,
    authentication: { header: "Authorization", alternative_header: "X-Other-Authorization" },
    anonymous_content_allowed: true,
    content_origin: "https://content.example.com",
    limits: { ...LIMITS, user_max_keys: 7 },
  });
});
