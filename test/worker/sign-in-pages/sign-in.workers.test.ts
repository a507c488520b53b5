import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, call, type Person, randomKey } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

const OWN_PAGE = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" };
const FORM = { ...OWN_PAGE, "Content-Type": "application/x-www-form-urlencoded" };

let person: Person;

beforeAll(async () => {
  person = await addPerson("viewer");
});

const signIn = async (fields: Readonly<Record<string, string>>, others: Parameters<typeof call>[1] = {}) =>
  await call("/sign-in", {
    ...others,
    method: "POST",
    headers: { ...FORM, ...others.headers },
    body: new URLSearchParams(fields).toString(),
  });

const countSessions = async () => await env.DATABASE.prepare("SELECT count(*) AS n FROM sessions").first<number>("n");

describe("the path to which signing in leads", () => {
  it.each([
    ["/", "/"],
    ["/content/abc/?a=b", "/content/abc/?a=b"],
    ["", "/"],
    ["https://elsewhere.example/", "/"],
    ["//elsewhere.example/", "/"],
    ["/\\elsewhere.example/", "/"],
    ["/\t/elsewhere.example/", "/"],
    ["\\\\elsewhere.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/a\r\nSet-Cookie: a=b", "/"],
    ["elsewhere", "/"],
  ])("is never elsewhere: %j", async (to, expected) => {
    const answer = await signIn({ key: person.key, to });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, expected]);
    const { session } = await addSession(person);
    const headers = { ...OWN_PAGE, Cookie: `__Host-Http-steward=${session}` };
    const led = await call(`/sign-in?to=${encodeURIComponent(to)}`, { headers });
    expect([led.status, led.headers.get("Location")]).toEqual([303, expected]);
  });
});

describe("the form with an API key", () => {
  it("starts a session of that key, and ends the one before", async () => {
    const first = await signIn({ key: `  ${person.key} ` });
    const cookie = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await call("/sessions", { headers: { ...OWN_PAGE, Cookie: cookie } })).status).toBe(200);
    expect((await signIn({ key: person.key }, { headers: { Cookie: cookie } })).status).toBe(303);
    expect((await call("/sessions", { headers: { ...OWN_PAGE, Cookie: cookie } })).status).toBe(401);
  });

  it.each([
    ["one that is unknown", randomKey()],
    ["no key", "hunter2"],
    ["nothing", ""],
  ])("refuses %s with 401, starts nothing, and does not repeat it", async (_, key) => {
    const before = await countSessions();
    const answer = await signIn({ key, to: "/keys" });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([401, null]);
    expect(await countSessions()).toBe(before);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('name="to" value="/keys"');
    if (key !== "") expect(text).not.toContain(key);
  });

  it("counts keys that are not valid as those in a header", async () => {
    const bindings = { FAILED_AUTHENTICATION_LIMIT: env.FEW };
    const headers = { "CF-Connecting-IP": "198.51.100.7" };
    // The binding FEW allows five in a minute, and a minute may end in between.
    const tries = Array.from({ length: 12 }, () => randomKey());
    const statuses = await inTurn(tries, async (key) => (await signIn({ key }, { bindings, headers })).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" },
    { "Sec-Fetch-Site": "same-site", Origin: "https://content.steward.example" },
  ])("is refused from elsewhere, which could sign a person in as another: %j", async (headers) => {
    const answer = await signIn({ key: person.key }, { headers });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([400, null]);
  });

  it("must be a form, and of a size", async () => {
    const json = await call("/sign-in", { method: "POST", headers: OWN_PAGE, json: { key: person.key } });
    expect(json.status).toBe(415);
    expect((await signIn({ key: "x".repeat(70_000) })).status).toBe(413);
  });
});
