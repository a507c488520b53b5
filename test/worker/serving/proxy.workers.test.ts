import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, auditEntries, call, ORIGIN, type Person } from "../workerd/server.ts";

const VARIABLES = { ALLOW_ANONYMOUS_CONTENT: "true" };

let owner: Person;
let viewer: Person;

beforeAll(async () => {
  owner = await addPerson("publisher", "olga");
  viewer = await addPerson("viewer", "vera");
});

let asked: ReturnType<typeof vi.spyOn>;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("Nothing may be asked here."));
  logged = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

/** Makes API content that anyone may ask, past the API, which takes no such upstream. */
async function addApi(upstreamUrl: string): Promise<string> {
  const guid = crypto.randomUUID();
  await env.DATABASE.prepare(
    `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, upstream_url, created_time)
    VALUES (?1, ?2, ?1, '', 'all', 'api', ?3, '2026-01-01T00:00:00Z')`,
  )
    .bind(guid, owner.id, upstreamUrl)
    .run();
  return guid;
}

describe("an upstream of a private network", () => {
  it.each([
    "http://127.0.0.1:8080/",
    "http://localhost/",
    "http://[::1]/",
    "http://10.1.2.3/",
    "http://0x7f.1/",
    "http://2130706433/",
    "http://169.254.169.254/latest",
  ])("is not asked where that is not allowed (%s)", async (upstreamUrl) => {
    const guid = await addApi(upstreamUrl);
    const response = await call(`/content/${guid}/x`, { variables: VARIABLES });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      code: 502,
      error: "The content's API has a URL that this server may not send requests to.",
      payload: null,
    });
    expect(asked).not.toHaveBeenCalled();
    expect(logged.mock.calls.join("\n")).toContain(`"content":"${guid}"`);
  });

  it("is named to its owner only", async () => {
    const path = `/content/${await addApi("http://10.1.2.3/")}/x`;
    expect(await (await call(path, { key: owner.key, variables: VARIABLES })).text()).toContain("10.1.2.3");
    expect(await (await call(path, { key: viewer.key, variables: VARIABLES })).text()).not.toContain("10.1.2.3");
  });
});

describe("a loop", () => {
  it.each([`${ORIGIN}/`, `${ORIGIN}:443/content/x/`, "https://content.example/x", "https://a.content.example/"])(
    "is refused without a request, and noted (%s)",
    async (upstreamUrl) => {
      const last = (await auditEntries()).at(-1)?.id ?? 0;
      const guid = await addApi(upstreamUrl);
      const variables = { ...VARIABLES, BASE_URL: ORIGIN, CONTENT_HOST: "content.example" };
      expect((await call(`/content/${guid}/x`, { key: viewer.key, variables })).status).toBe(508);
      expect(asked).not.toHaveBeenCalled();
      expect(await auditEntries(last)).toMatchObject([
        { user_guid: viewer.guid, action: "refuse_request", event_description: expect.stringContaining(guid) },
      ]);
    },
  );
});

describe("a setting", () => {
  it("keeps keys out of the header that answers and logs repeat", async () => {
    const response = await call("/content/x/", { variables: { KEY_HEADER: "x-correlation-id" } });
    expect(response.status).toBe(503);
    expect(logged.mock.calls.join("\n")).toContain(
      "KEY_HEADER is not the name of a header other than Authorization, X-Correlation-ID and Cookie.",
    );
  });
});
