import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { type Answer, locationOf, newVisitor, type Visitor } from "./cookie-jar.ts";
import { CLIENT_ID, CLIENT_SECRET, type Issuer, newIssuerKey, rightAnswers, signRight, startIssuer } from "./issuer.ts";

const SESSION = "__Host-Http-steward";
const ATTEMPT = /^__Host-Http-sign-in-[\w-]{12}$/;

let issuer: Issuer;
let server: RunningServer;
let visitor: Visitor;

beforeAll(async () => {
  issuer = await startIssuer();
  server = await startServer({
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
  });
});

afterAll(async () => {
  await server.close();
  issuer.close();
});

beforeEach(async () => {
  visitor = newVisitor();
  issuer.answers = rightAnswers();
  issuer.answers.claims = { email: "ADA@example.com", email_verified: true };
  await server.stores.DATABASE.prepare("UPDATE users SET external_id = NULL, locked = 0").run();
});

const at = (path: string) => new URL(path, server.url);
const begin = async (to = "/", who = visitor) =>
  locationOf(await who.visit(at(`/sign-in/openid-connect?to=${encodeURIComponent(to)}`)));
/** Where the provider sends a visitor back to. */
const authorize = async (address: URL, who = visitor) => locationOf(await who.visit(address));
const signIn = async (to?: string) => await visitor.visit(await authorize(await begin(to)));
const attempts = (who = visitor) => Array.from(who.cookies.keys()).filter((name) => ATTEMPT.test(name));
const countSessions = async () =>
  await server.stores.DATABASE.prepare("SELECT count(*) AS count FROM sessions").first<number>("count");

/** The number of rows written so far; counting writes some, too. */
const countChanges = async () =>
  (await server.stores.DATABASE.prepare("SELECT total_changes() AS count").first<number>("count")) ?? 0;

/** The message for a visitor who is not signed in. @throws where something was changed all the same. */
function refusalOf({ status, body }: Answer): { status: number; error: string } {
  if (visitor.cookies.has(SESSION)) throw new Error("The visitor has a session.");
  return { status, error: textOf(body) };
}

/** The text of a page, or of JSON. */
function textOf(body: string): string {
  return body.replace(/<[^>]*>/g, "").replaceAll("&#39;", "'");
}

const NOT_PROVEN = { status: 403, error: expect.stringContaining("does not prove who you are, or was used before") };
const NO_ATTEMPT = { status: 400, error: expect.stringContaining("was not begun in this browser, or it is finished") };
const UNAVAILABLE = { status: 503, error: expect.stringContaining("does not answer as it should") };

describe("a sign-in at the provider", () => {
  it("asks it for a code, with PKCE, state and nonce", async () => {
    const { origin, pathname, searchParams } = await begin();
    expect(origin + pathname).toBe(`${issuer.url}/authorize`);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: "code",
      client_id: CLIENT_ID,
      redirect_uri: at("/sign-in/openid-connect/callback").href,
      scope: "openid email profile",
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: "S256",
    });
  });

  it("keeps what it needs in the browser alone, out of reach of scripts", async () => {
    const first = await countChanges();
    const byCounting = (await countChanges()) - first;
    const before = await countChanges();
    const answer = await visitor.visit(at("/sign-in/openid-connect"));
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Host-Http-sign-in-[\w-]{12}=[\w.%-]+; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await countChanges()) - before).toBe(byCounting);
  });

  it("begins a session of the user, and leads to where the visitor was going", async () => {
    const answer = await signIn("/content/one?a=b&c=%2F");
    expect([answer.status, locationOf(answer).href]).toEqual([303, at("/content/one?a=b&c=%2F").href]);
    expect(attempts()).toEqual([]);
    const me = await visitor.load(at("/__api__/v1/user"));
    expect(JSON.parse(me.body)).toMatchObject({ username: "ada", external_id: `${issuer.url} subject` });
    const actions = await server.stores.DATABASE.prepare(
      "SELECT action, actor_type FROM audit_log ORDER BY id DESC LIMIT 2",
    ).all();
    expect(actions.results).toEqual([
      { action: "sign_in", actor_type: "session" },
      { action: "update_user", actor_type: "system" },
    ]);
  });

  it("leads to a form that the visitor's browser keeps, filled in", async () => {
    const kept = Buffer.from(JSON.stringify(["/keys", [["name", "nightly report"]]])).toString("base64url");
    visitor.cookies.set("__Host-Http-form-abcdefghijkl-0", kept);
    const form = await visitor.visit(locationOf(await signIn("/keys/new?kept=abcdefghijkl")));
    expect([form.status, form.body]).toEqual([200, expect.stringMatching(/<input[^>]* value="nightly report"/)]);
  });

  it("takes the email from where the provider tells it", async () => {
    issuer.answers.claims = {};
    issuer.answers.userInfo = { sub: "subject", email: "ada@example.com", email_verified: true };
    expect((await signIn()).status).toBe(303);
    issuer.answers.userInfo = { sub: "another", email: "ada@example.com", email_verified: true };
    visitor = newVisitor();
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
  });

  it.each([
    ["another host", "//other.example"],
    ["another origin", "https://other.example/"],
    ["another host by a backslash", "/\\other.example"],
    ["a script", "javascript:alert(1)"],
    ["more than a cookie holds", `/${"a".repeat(2_000)}`],
  ])("leads to the first page where a link says %s", async (_, to) => {
    expect(locationOf(await signIn(to)).href).toBe(at("/").href);
  });

  it("leads to no other origin where the cookie was changed", async () => {
    const back = await authorize(await begin());
    const [name = ""] = attempts();
    for (const to of ["//other.example", "%", "https%3A%2F%2Fother.example"]) {
      const value = (visitor.cookies.get(name) ?? "").replace(/[^.]*$/, to);
      visitor.cookies.set(name, value);
    }
    expect(locationOf(await visitor.visit(back)).href).toBe(at("/").href);
  });

  it("goes on where the provider has changed its keys", async () => {
    expect((await signIn()).status).toBe(303);
    await issuer.rotate();
    visitor = newVisitor();
    expect((await signIn()).status).toBe(303);
  });
});

describe("two tabs of one browser", () => {
  it("sign in side by side", async () => {
    const [one, other] = [await begin("/one"), await begin("/other")];
    expect(attempts()).toHaveLength(2);
    const [oneBack, otherBack] = [await authorize(one), await authorize(other)];
    expect(locationOf(await visitor.visit(otherBack)).pathname).toBe("/other");
    expect(locationOf(await visitor.visit(oneBack)).pathname).toBe("/one");
    expect(attempts()).toEqual([]);
  });

  it("do not get the code of each other", async () => {
    const [one, other] = [await authorize(await begin()), await authorize(await begin())];
    one.searchParams.set("code", other.searchParams.get("code") ?? "");
    expect(refusalOf(await visitor.visit(one))).toEqual(NOT_PROVEN);
  });

  it("have some sign-ins in progress, of which the oldest are given up", async () => {
    const addresses = [];
    for (let count = 0; count < 10; count += 1) addresses.push(await begin());
    expect(attempts()).toHaveLength(8);
    const [oldest, youngest] = [addresses.at(0), addresses.at(-1)];
    if (oldest === undefined || youngest === undefined) throw new Error("Nothing was begun.");
    expect(refusalOf(await visitor.visit(await authorize(oldest)))).toEqual(NO_ATTEMPT);
    expect((await visitor.visit(await authorize(youngest))).status).toBe(303);
  });
});

describe("the way back from the provider", () => {
  it.each(["", "a", "a".repeat(43)])("is refused with the state %j", async (state) => {
    const back = await authorize(await begin());
    back.searchParams.set("state", state);
    expect(refusalOf(await visitor.visit(back))).toEqual(NO_ATTEMPT);
  });

  it("is refused with a state of which only the beginning is right", async () => {
    const back = await authorize(await begin());
    const state = back.searchParams.get("state") ?? "";
    back.searchParams.set("state", `${state.slice(0, 12)}${"a".repeat(31)}`);
    expect(refusalOf(await visitor.visit(back))).toEqual(NO_ATTEMPT);
  });

  it("is refused in another browser, whose owner would be signed in as somebody else", async () => {
    const attacker = newVisitor();
    const back = await authorize(await begin("/", attacker), attacker);
    expect(refusalOf(await visitor.visit(back))).toEqual(NO_ATTEMPT);
  });

  it("is refused when it is gone a second time", async () => {
    const back = await authorize(await begin());
    const kept = new Map(visitor.cookies);
    expect((await visitor.visit(back)).status).toBe(303);
    visitor = newVisitor();
    expect(refusalOf(await visitor.visit(back))).toEqual(NO_ATTEMPT);
    for (const [name, value] of kept) visitor.cookies.set(name, value);
    expect(refusalOf(await visitor.visit(back))).toEqual(NOT_PROVEN);
  });

  it("ends the sign-in that it was for, unless the provider fails", async () => {
    issuer.answers.claims = { email: "stranger@example.com", email_verified: true };
    const back = await authorize(await begin());
    const other = await begin();
    expect((await visitor.visit(back)).status).toBe(403);
    expect(attempts()).toHaveLength(1);
    expect(refusalOf(await visitor.visit(back))).toEqual(NO_ATTEMPT);
    issuer.answers.tokenError = { status: 500, body: "{}" };
    expect(refusalOf(await visitor.visit(await authorize(other)))).toEqual(UNAVAILABLE);
    expect(attempts()).toHaveLength(1);
  });

  it("is refused where the provider says no, and repeats nothing that it says", async () => {
    issuer.answers.returned = { error: "access_denied", error_description: "<script>alert(1)</script>" };
    const answer = await signIn();
    expect(answer.body).not.toMatch(/alert|access_denied/);
    expect(refusalOf(answer)).toEqual({
      status: 403,
      error: expect.stringContaining("did not sign you in, or you ended it"),
    });
  });

  it("is refused where another provider answers", async () => {
    issuer.answers.returned = { iss: "https://other.example" };
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
  });

  it.each(["code", "state"])("is refused with two of %s", async (name) => {
    const back = await authorize(await begin());
    back.searchParams.append(name, "another");
    expect(refusalOf(await visitor.visit(back))).toEqual(NOT_PROVEN);
  });
});

describe("an ID token", () => {
  const now = Math.floor(Date.now() / 1_000);

  it.each<[string, object]>([
    ["the nonce of another sign-in", { nonce: "a".repeat(43) }],
    ["no nonce", { nonce: undefined }],
    ["another issuer", { iss: "https://other.example" }],
    ["an issuer that only begins alike", { iss: "http://127.0.0.1" }],
    ["another audience", { aud: "another" }],
    ["several audiences, and another party", { aud: [CLIENT_ID, "another"], azp: "another" }],
    ["a time that is over", { exp: now - 120 }],
    ["no end", { exp: undefined }],
    ["a time that has not begun", { nbf: now + 3_600 }],
    ["no subject", { sub: undefined }],
    ["a subject of no text", { sub: 7 }],
    ["an empty subject", { sub: "" }],
  ])("is refused with %s", async (_, claims) => {
    issuer.answers.claims = { ...issuer.answers.claims, ...claims };
    const before = await countSessions();
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
    expect(await countSessions()).toBe(before);
  });

  it("is refused where it is not signed", async () => {
    issuer.answers.sign = async (claims) => {
      const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
      return `${encode({ alg: "none" })}.${encode(claims)}.`;
    };
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
  });

  it("is refused where it is signed by what everybody who has the client's secret could sign with", async () => {
    issuer.answers.sign = async (claims) =>
      await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(CLIENT_SECRET));
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
  });

  it("is refused where another key signed it, by its own name or by that of the provider's", async () => {
    const other = await newIssuerKey();
    issuer.answers.sign = async (claims) => await signRight(claims, other);
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
    issuer.answers.sign = async (claims, { id }) => await signRight(claims, { ...other, id });
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
  });

  it("is refused where it was changed after it was signed", async () => {
    issuer.answers.sign = async (claims, key) => {
      const [header, , signature] = (await signRight(claims, key)).split(".");
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: "administrator" })).toString("base64url");
      return `${header}.${changed}.${signature}`;
    };
    expect(refusalOf(await signIn())).toEqual(NOT_PROVEN);
  });
});

describe("a person of the provider", () => {
  it("is refused whose email is not verified", async () => {
    issuer.answers.claims = { email: "ada@example.com", email_verified: false };
    expect(refusalOf(await signIn())).toEqual({
      status: 403,
      error: expect.stringContaining("does not say that the address is verified"),
    });
  });

  it("is refused who is no user here, or a locked one", async () => {
    issuer.answers.claims = { email: "stranger@example.com", email_verified: true };
    expect(refusalOf(await signIn())).toEqual({
      status: 403,
      error: expect.stringContaining("You are known to your organisation, but are no user here."),
    });
    await server.stores.DATABASE.prepare("UPDATE users SET locked = 1").run();
    issuer.answers.claims = { email: "ada@example.com", email_verified: true };
    expect(refusalOf(await signIn())).toEqual({
      status: 403,
      error: expect.stringContaining("Your account is locked. Ask an administrator of this server to unlock it."),
    });
  });
});

it("a provider that does not know this server is told apart from a refusal", async () => {
  issuer.answers.tokenError = { status: 401, body: '{"error":"invalid_client"}' };
  expect(refusalOf(await signIn())).toEqual(UNAVAILABLE);
});

describe("signing out at the provider", () => {
  it("leads to it with where to come back to, without a token", async () => {
    const answer = await visitor.visit(at("/sign-in/openid-connect/sign-out"));
    const [, to = ""] = /^0; url=(.*)$/.exec(answer.headers.get("Refresh") ?? "") ?? [];
    const address = new URL(to);
    expect(address.origin + address.pathname).toBe(`${issuer.url}/logout`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: CLIENT_ID,
      post_logout_redirect_uri: at("/sign-in").href,
    });
    expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  });
});
