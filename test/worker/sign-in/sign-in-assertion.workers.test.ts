import fc from "fast-check";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { toBase64Url } from "../../../shared/index.ts";
import { ASSERTION_KEYS_MIN_AGE_SECONDS } from "../../../worker/values/limits.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, call, callApi, ORIGIN } from "../workerd/server.ts";

const GUID = "00000000-0000-4000-8000-000000000000";
const ITEM = `https://${GUID}.content.example/`;

const variables = {
  ASSERTION_ISSUER: "https://proxy.example",
  ASSERTION_AUDIENCE: "the-application",
  ASSERTION_KEYS_URL: "https://proxy.example/keys",
  BASE_URL: ORIGIN,
  CONTENT_HOST: "content.example",
};
const OPENED = { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

interface Key {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

let email: string;
let signing: Key;
let published: Key;
let assertion: string;

async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), alg: "ES256", kid } };
}

async function signBy({ privateKey, jwk: { kid = "" } }: Key): Promise<string> {
  return await new SignJWT({ sub: "ada", email })
    .setProtectedHeader({ alg: "ES256", kid })
    .setIssuer(variables.ASSERTION_ISSUER)
    .setAudience(variables.ASSERTION_AUDIENCE)
    .setExpirationTime("5 minutes")
    .sign(privateKey);
}

beforeAll(async () => {
  email = `${(await addPerson("viewer")).username}@example.com`;
  signing = await newKey("one");
  published = signing;
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ keys: [published.jwk] }));
  assertion = await signBy(signing);
});

afterAll(() => vi.restoreAllMocks());

/** Tells if a request gets a session. */
async function getsSession(address: string, headers: Readonly<Record<string, string>>, method = "GET") {
  const sent = { variables, method, headers: { "Cf-Access-Jwt-Assertion": assertion, ...headers } };
  const { status, headers: answered } = await call(address, sent);
  return status === 303 && (answered.get("Set-Cookie") ?? "").startsWith("__Host-Http-steward=");
}

it("is needed by the API, too, whose answer is 503 where the keys cannot be fetched", async () => {
  const { headers } = await call("/sessions", {
    variables,
    headers: { "Cf-Access-Jwt-Assertion": assertion, ...OPENED },
  });
  const Cookie = headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const ask = async (set: object, asserted = assertion) => {
    const sent = { "Sec-Fetch-Site": "same-origin", "Cf-Access-Jwt-Assertion": asserted, Cookie };
    return await callApi("/user", { variables: { ...variables, ...set }, headers: sent });
  };
  expect((await ask({})).status).toBe(200);
  expect((await ask({}, "")).status).toBe(401);
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Network connection lost."));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await ask({ ASSERTION_KEYS_URL: "https://proxy.example/other-keys" })).toMatchObject({
    status: 503,
    body: { code: 503, payload: null },
  });
  expect(JSON.parse(String(log.mock.calls[0]))).toMatchObject({
    event: "identity-provider-failed",
    message: "The keys of assertions cannot be fetched: Network connection lost.",
  });
});

describe("a valid assertion", () => {
  it("begins a session where an address of the server is opened", async () => {
    expect(await getsSession("/sessions", OPENED)).toBe(true);
    expect(await getsSession(`/content/${GUID}/`, OPENED)).toBe(true);
  });

  it("begins none at the origin of a content item, of which another one is the author", async () => {
    expect(await getsSession(ITEM, OPENED)).toBe(false);
  });

  it.each([
    ["a script", { ...OPENED, "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" }, "GET"],
    ["a frame", { ...OPENED, "Sec-Fetch-Dest": "iframe" }, "GET"],
    ["a form", OPENED, "POST"],
  ])("begins none for %s", async (_, headers, method) => {
    expect(await getsSession("/sessions", headers, method)).toBe(false);
  });

  it("begins none beside a key", async () => {
    const { key } = await addPerson("viewer");
    expect(await getsSession("/sessions", { ...OPENED, Authorization: `Key ${key}` })).toBe(false);
  });

  it("is not whatever else the header has", async () => {
    const [header = "", claims = "", signature = ""] = assertion.split(".");
    const part = fc.oneof(
      fc.constantFrom(header, claims, signature, ""),
      fc.jsonValue().map((value) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)))),
    );
    const token = fc.oneof(
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join(".")),
      fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, "")),
    );
    await fc.assert(
      fc.asyncProperty(token, async (text) => {
        fc.pre(text !== assertion);
        const sent = { variables, headers: { ...OPENED, "Cf-Access-Jwt-Assertion": text } };
        expect((await call("/sessions", sent)).status).toBe(401);
      }),
    );
  });
});

describe("the keys of assertions", () => {
  const json = new TextEncoder().encode('{"keys":[');
  const chunk = (pull: (sent: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) =>
    new Response(new ReadableStream({ start: (sent) => sent.enqueue(json), pull }));
  let count = 0;

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    published = signing;
  });

  afterEach(() => {
    vi.mocked(Date.now).mockRestore();
  });

  /** The status of a page opened with an assertion whose keys are so, at an address that no one has asked. */
  async function statusWith(keys: (() => Response) | undefined): Promise<number> {
    count += 1;
    if (keys !== undefined) vi.mocked(fetch).mockImplementationOnce(async () => keys());
    return await statusBy(assertion);
  }

  async function statusBy(asserted: string): Promise<number> {
    return (await openBy(asserted)).status;
  }

  /** Opens a page by an assertion whose keys are at the same address. */
  async function openBy(asserted: string): Promise<Response> {
    const at = { ...variables, ASSERTION_KEYS_URL: `https://proxy.example/keys/${count}` };
    return await call("/sessions", { variables: at, headers: { ...OPENED, "Cf-Access-Jwt-Assertion": asserted } });
  }

  /** Publishes another key, and opens a page by it before and after keys are fetched again. */
  async function statusesOf(next: Key): Promise<readonly number[]> {
    const asserted = await signBy(next);
    const end = Date.now() + ASSERTION_KEYS_MIN_AGE_SECONDS * 1_000;
    published = next;
    return await inTurn([end - 1, end], async (time) => {
      vi.mocked(Date.now).mockReturnValue(time);
      return await statusBy(asserted);
    });
  }

  it("are fetched again if one is not known, and only now and then", async () => {
    expect(await statusWith(undefined)).toBe(303);
    expect(await statusesOf(await newKey("two"))).toEqual([401, 303]);
  });

  it("refuse with the reason if one cannot be used, and let in once it is repaired", async () => {
    expect(await statusWith(() => Response.json({ keys: [{ ...signing.jwk, y: "AAAA" }] }))).toBe(403);
    expect(await (await openBy(assertion)).text()).toContain("the key that signs");
    expect(await statusesOf(signing)).toEqual([403, 303]);
  });

  it("sign a person in where they are right", async () => {
    expect(await statusWith(undefined)).toBe(303);
  });

  it.each<[string, () => Response]>([
    ["have no end", () => chunk((sent) => sent.enqueue(new Uint8Array(65_536).fill(0x20)))],
    [
      "are somewhere else",
      () => new Response(null, { status: 302, headers: { Location: "https://elsewhere.example/" } }),
    ],
    ["are no JSON", () => new Response("<html>")],
    ["are no set", () => Response.json([])],
  ])("sign no one in where they %s", async (_, keys) => {
    expect(await statusWith(keys)).toBe(503);
    expect(vi.mocked(fetch).mock.calls.map(([url]) => new Request(url).url)).not.toContain(
      "https://elsewhere.example/",
    );
  });

  it("sign no one in where they do not come to an end in time", async () => {
    const deadline = new AbortController();
    const spy = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
    const pull = async () => {
      deadline.abort();
      await new Promise(() => {});
    };
    expect(await statusWith(() => chunk(pull))).toBe(503);
    spy.mockRestore();
    expect(await statusWith(undefined)).toBe(303);
  });
});
