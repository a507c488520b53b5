import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { locationOf, newVisitor, type Visitor } from "./cookie-jar.ts";
import { type IssuerKey, newIssuerKey } from "./issuer.ts";

const ISSUER = "https://proxy.example";
const AUDIENCE = "the-application";
const HEADER = "Cf-Access-Jwt-Assertion";
const SESSION = "__Host-Http-steward";

let keys: Server;
let key: IssuerKey;
let server: RunningServer;
let visitor: Visitor;

beforeAll(async () => {
  key = await newIssuerKey();
  keys = createServer((_, response) => response.end(JSON.stringify({ keys: [key.jwk] }))).listen(0, "127.0.0.1");
  await once(keys, "listening");
  const address = keys.address();
  if (address === null || typeof address === "string") throw new Error("The key set has no port.");
  server = await startServer({
    ASSERTION_ISSUER: ISSUER,
    ASSERTION_AUDIENCE: AUDIENCE,
    ASSERTION_KEYS_URL: `http://127.0.0.1:${address.port}/keys?of=this`,
  });
});

afterAll(async () => {
  await server.close();
  keys.close();
});

beforeEach(async () => {
  visitor = newVisitor();
  await server.stores.DATABASE.batch([
    server.stores.DATABASE.prepare("DELETE FROM sessions"),
    server.stores.DATABASE.prepare("UPDATE users SET external_id = NULL, locked = 0"),
  ]);
});

const now = Math.floor(Date.now() / 1_000);
const CLAIMS = { iss: ISSUER, aud: [AUDIENCE], sub: "ada", email: "ada@example.com", iat: now, exp: now + 600 };

async function assert(claims: object = {}, by = key, kid = by.id): Promise<Record<string, string>> {
  const token = new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg: "ES256", kid });
  return { [HEADER]: await token.sign(by.privateKey) };
}

const at = (path: string) => new URL(path, server.url);
const ME = "/__api__/v1/user";
const load = async (headers: Record<string, string>) => (await visitor.load(at(ME), headers)).status;
const countSessions = async () =>
  await server.stores.DATABASE.prepare("SELECT count(*) AS count FROM sessions").first<number>("count");

describe("a person who comes through the proxy", () => {
  it("is signed in at once where an address is opened, and comes to that address", async () => {
    const answer = await visitor.visit(at(`${ME}?a=b`), await assert());
    expect([answer.status, locationOf(answer).href]).toEqual([303, at(`${ME}?a=b`).href]);
    const again = await visitor.visit(locationOf(answer), await assert());
    expect(JSON.parse(again.body)).toMatchObject({ username: "ada", external_id: `${ISSUER} ada` });
    expect(await countSessions()).toBe(1);
  });

  it("is sent nowhere else by an address that looks like another host's", async () => {
    const answer = await visitor.visit(`${server.url.origin}//other.example/__api__`, await assert());
    expect(answer.headers.get("Location") ?? "/").toBe("/");
  });

  it("needs the assertion with each request", async () => {
    await visitor.visit(at(ME), await assert());
    expect(await load(await assert())).toBe(200);
    expect(await load({})).toBe(401);
    expect(await load(await assert({ exp: now - 120 }))).toBe(401);
    expect(await load(await assert({ sub: "bob" }))).toBe(401);
    expect(await load(await assert())).toBe(200);
  });

  it("is signed in again by an assertion of another person, and never by a script", async () => {
    await server.stores.DATABASE.prepare("UPDATE users SET external_id = ?").bind(`${ISSUER} bob`).run();
    expect(await load(await assert({ sub: "bob" }))).toBe(401);
    expect(await countSessions()).toBe(0);
    expect((await visitor.visit(at(ME), await assert({ sub: "bob" }))).status).toBe(303);
    expect(await load(await assert({ sub: "bob" }))).toBe(200);
  });

  it("is refused who is no user here, or a locked one", async () => {
    const stranger = await visitor.visit(at(ME), await assert({ sub: "eve", email: "eve@example.com" }));
    expect(stranger).toMatchObject({ status: 403, body: expect.stringContaining("are no user here") });
    await server.stores.DATABASE.prepare("UPDATE users SET locked = 1").run();
    const locked = await visitor.visit(at(ME), await assert());
    expect(locked).toMatchObject({ status: 403, body: expect.stringContaining("Your account is locked") });
    expect(visitor.cookies.has(SESSION)).toBe(false);
  });
});

describe("an assertion", () => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

  it.each<[string, object]>([
    ["another audience", { aud: "another" }],
    ["no audience", { aud: undefined }],
    ["another issuer", { iss: "https://other.example" }],
    ["no issuer", { iss: undefined }],
    ["a time that is over", { exp: now - 120 }],
    ["no end", { exp: undefined }],
    ["a time that has not begun", { nbf: now + 600 }],
    ["no subject", { sub: undefined }],
    ["an empty subject, as that of a program", { sub: "" }],
  ])("counts as none with %s", async (_, claims) => {
    expect((await visitor.visit(at(ME), await assert(claims))).status).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it.each<[string, () => Promise<string> | string]>([
    ["is not signed", () => `${encode({ alg: "none" })}.${encode(CLAIMS)}.`],
    ["is no token", () => "ada@example.com"],
    ["is empty", () => ""],
    ["has a header of no JSON", () => "a.b.c"],
    [
      "comes twice",
      async () =>
        Object.values(await assert())
          .concat(Object.values(await assert()))
          .join(", "),
    ],
    [
      "is signed with a secret",
      async () =>
        await new SignJWT(CLAIMS)
          .setProtectedHeader({ alg: "HS256", kid: key.id })
          .sign(new TextEncoder().encode(AUDIENCE)),
    ],
    ["is signed by another key", async () => Object.values(await assert({}, await newIssuerKey(), key.id)).join("")],
    ["names a key that is not known", async () => Object.values(await assert({}, await newIssuerKey())).join("")],
  ])("counts as none where it %s", async (_, make) => {
    expect((await visitor.visit(at(ME), { [HEADER]: await make() })).status).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it("counts as none in another header, and beside a key that is not valid", async () => {
    const token = Object.values(await assert()).join("");
    expect((await visitor.visit(at(ME), { "X-Assertion": token })).status).toBe(401);
    expect((await visitor.visit(at(ME), { [HEADER]: token, Authorization: "Key psk" })).status).toBe(401);
    expect(await countSessions()).toBe(0);
  });
});
