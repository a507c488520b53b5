import { beforeAll, expect, it } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { addPerson, call, callApi, type Person, randomKey } from "../workerd/server.ts";

const PATH = "/__api__/server_settings";
const LIMITS = {
  audit_page_max_entries: 500,
  list_page_max_items: 500,
  list_page_max_number: 10_000,
  body_max_bytes: 65_536,
  user_max_keys: 100,
};

let viewer: Person;

beforeAll(async () => {
  viewer = await addPerson("viewer", "vera");
});

it("tells anyone how to call the server", async () => {
  const response = await call(PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    version: "2026.01.0",
    build: packageJson.version,
    authentication: { name: "API key", header: "Authorization", alternative_header: "X-SVC-Authorization" },
    anonymous_content_allowed: false,
    content_host: null,
    limits: LIMITS,
  });
});

it("follows the settings, and tells nothing of the secret", async () => {
  const secret = btoa("s".repeat(32));
  const response = await call(PATH, {
    variables: {
      SERVER_VERSION: "2025.06.0",
      KEY_HEADER: "X-Other-Authorization",
      ALLOW_ANONYMOUS_CONTENT: "true",
      BASE_URL: "https://steward.example",
      CONTENT_HOST: "content.example.com",
      BOOTSTRAP_SECRET: secret,
      USER_MAX_KEYS: "7",
    },
  });
  expect(await response.json()).toEqual({
    version: "2025.06.0",
    build: packageJson.version,
    authentication: { name: "API key", header: "Authorization", alternative_header: "X-Other-Authorization" },
    anonymous_content_allowed: true,
    content_host: "content.example.com",
    limits: { ...LIMITS, user_max_keys: 7 },
  });
});

it("tells the same to a valid key, and refuses one that is not valid", async () => {
  const answer = await (await call(PATH)).json();
  const withKey = await call(PATH, { key: viewer.key });
  expect(withKey.status).toBe(200);
  expect(await withKey.json()).toEqual(answer);
  const refused = [randomKey(), "psk", viewer.key.replace(/.$/, "_")];
  const statuses = await Promise.all(
    refused.map(async (key) => {
      const response = await call(PATH, { key });
      return [response.status, response.headers.get("Cache-Control"), (await response.text()).includes('"code": 30')];
    }),
  );
  expect(statuses).toEqual(refused.map(() => [401, "private, no-store", true]));
  expect((await call(PATH, { headers: { "X-SVC-Authorization": randomKey() } })).status).toBe(401);
  expect((await call(PATH, { headers: { Authorization: "Basic eDp5" } })).status).toBe(200);
});

it.each([
  ["python", { installations: [], api_enabled: false }],
  ["r", { installations: [] }],
  ["quarto", { installations: [] }],
])("says that %s is not installed", async (runtime, body) => {
  expect(await callApi(`/server_settings/${runtime}`, { key: viewer.key })).toEqual({ status: 200, body });
});
