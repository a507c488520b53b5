import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

const COOKIE = "__Host-Http-bookmark";

let administrator: SignedIn;

beforeAll(async () => {
  administrator = await addSession(await addPerson("administrator"));
});

/** The sessions with the database, by what each had to be as new as, and the statements that it was sent. */
let asked: { readonly since: string; readonly sql: string[] }[];

/** The session that fails. */
let failing: string | undefined;

beforeEach(() => {
  [asked, failing] = [[], undefined];
  const withSession = env.DATABASE.withSession.bind(env.DATABASE);
  vi.spyOn(env.DATABASE, "withSession").mockImplementation((since = "first-unconstrained") => {
    const session = withSession(since);
    const sent: string[] = [];
    asked.push({ since, sql: sent });
    const prepare = session.prepare.bind(session);
    session.prepare = (sql) => {
      sent.push(sql);
      return prepare(sql);
    };
    if (since === failing) session.batch = async () => await Promise.reject(new Error("The replica is not there."));
    return session;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens a page in a browser that has a bookmark, or none. */
async function open(path: string, bookmark?: string, request: Parameters<typeof call>[1] = {}) {
  const { session } = administrator;
  const cookies = [`__Host-Http-steward=${session}`, ...(bookmark === undefined ? [] : [`${COOKIE}=${bookmark}`])];
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie: cookies.join("; "), ...request.headers };
  return await call(path, { ...request, headers });
}

/** The bookmark that an answer gives; empty where it takes the one that there was. */
function given(response: Response): string | undefined {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`));
  return cookie?.slice(COOKIE.length + 1).split(";")[0];
}

const OF_LOG = /FROM audit_(?:log|counts)/;

describe("a page of the audit log", () => {
  it("is read from the primary without a bookmark, and gives one", async () => {
    const page = await open("/audit");
    expect(page.status).toBe(200);
    expect(asked.map(({ since }) => since)).toEqual(["first-primary"]);
    expect(given(page)).toMatch(/^[0-9a-f-]{59}$/);
  });

  it("is read from a replica that is as new as the bookmark, beside its caller on the primary", async () => {
    const bookmark = given(await open("/audit"));
    asked = [];
    const page = await open("/audit", bookmark);
    expect(page.status).toBe(200);
    expect(asked.map(({ since }) => since)).toEqual(["first-primary", bookmark]);
    const [primary, replica] = asked;
    expect(primary?.sql.filter((sql) => OF_LOG.test(sql))).toEqual([]);
    expect(replica?.sql.filter((sql) => !OF_LOG.test(sql))).toEqual([]);
    expect(replica?.sql).toHaveLength(3);
  });

  it.each(["x", "", "first-unconstrained", "00000000-00000000-00000000-0000000000000000000000000000000g"])(
    "is read from the primary with %j for a bookmark",
    async (bookmark) => {
      expect((await open("/audit", bookmark)).status).toBe(200);
      expect(asked.map(({ since }) => since)).toEqual(["first-primary"]);
    },
  );

  it("is read from the primary where the replica fails", async () => {
    const bookmark = given(await open("/audit"));
    failing = bookmark;
    const page = await open("/audit", bookmark);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Audit log");
  });

  it("is refused to one whose session has ended, whatever the replica says", async () => {
    const { session, sessionId } = await addSession(await addPerson("administrator"));
    const bookmark = given(await open("/audit"));
    await env.DATABASE.prepare("DELETE FROM sessions WHERE id = ?").bind(sessionId).run();
    const headers = {
      Cookie: `__Host-Http-steward=${session}; ${COOKIE}=${bookmark}`,
      "Sec-Fetch-Site": "same-origin",
    };
    expect((await call("/audit", { headers })).status).toBe(401);
  });
});

it("a browser that has sent a form has no bookmark any longer, be it refused", async () => {
  const bookmark = given(await open("/audit"));
  const body = "name=x";
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://steward.example" };
  expect(given(await open("/keys", bookmark, { method: "POST", body, headers }))).toBe("");
  expect(given(await open("/groups/new", bookmark, { method: "POST", body, headers }))).toBe("");
  expect(given(await open("/keys", undefined, { method: "POST", body, headers }))).toBeUndefined();
});

it.each(["/", "/users", "/keys", "/exports", "/__api__/v1/audit_logs"])(
  "%s is read from the primary alone",
  async (path) => {
    const bookmark = given(await open("/audit"));
    asked = [];
    expect((await open(path, bookmark)).status).toBe(200);
    expect(asked).toEqual([]);
  },
);
