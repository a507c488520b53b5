import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PROVIDER_ANSWER_MAX_BYTES } from "../../../worker/auth/person.ts";
import {
  type FetchedProvider,
  fetchedProvider,
  type HostileAnswer,
  PARTS,
  signInAt,
} from "../workerd/fetched-provider.ts";
import { addPerson } from "../workerd/server.ts";

let provider: FetchedProvider;

beforeAll(async () => {
  await addPerson("administrator", "ada");
});

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  await env.DATABASE.prepare("UPDATE users SET external_id = NULL").run();
  provider = await fetchedProvider();
});

afterEach(() => vi.restoreAllMocks());

const SIGNED_IN = { status: 303, isSignedIn: true };
const REFUSED = { status: 403, isSignedIn: false };
const UNAVAILABLE = { status: 503, isSignedIn: false };

/** The deadlines of all answers so far. */
const deadlines: AbortController[] = [];

/** Has the deadline come of the answer that is waited for. */
function passTime(): void {
  deadlines.at(-1)?.abort(new DOMException("The operation timed out.", "TimeoutError"));
}

/** A body of JSON that begins as a right one and has no end, and how much of it was read. */
function endless(): { readonly body: ReadableStream<Uint8Array>; readonly read: () => number } {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = new TextEncoder().encode(bytes === 0 ? '{"a":"' : "a".repeat(65_536));
      bytes += chunk.length;
      if (bytes > 100 * PROVIDER_ANSWER_MAX_BYTES) throw new Error("All of it is read.");
      controller.enqueue(chunk);
    },
  });
  return { body, read: () => bytes };
}

const asJson = { headers: { "Content-Type": "application/json" } };

it("a provider whose answers are right signs a person in, which asks it for each of them once", async () => {
  expect(await signInAt(provider)).toEqual(SIGNED_IN);
  expect(provider.asked.map((url) => url.replace(/.*\//, ""))).toEqual([
    "openid-configuration",
    "token",
    "keys",
    "userinfo",
  ]);
});

describe.each(PARTS)("a provider's answer: %s", (part) => {
  /** The result of an answer. @throws where it hides the right one that follows it. */
  async function outcomeOf(answer: HostileAnswer) {
    provider.answers[part] = answer;
    const outcome = await signInAt(provider);
    provider.answers[part] = undefined;
    expect(await signInAt(provider)).toEqual(SIGNED_IN);
    return outcome;
  }

  it("is read no further than its bound", async () => {
    const { body, read } = endless();
    expect(await outcomeOf(() => new Response(body, asJson))).toEqual(UNAVAILABLE);
    expect(read()).toBeLessThan(2 * PROVIDER_ANSWER_MAX_BYTES);
  });

  it("is taken up to that bound", async () => {
    const padded = (right: object) => {
      const text = JSON.stringify(right);
      return new Response(text + " ".repeat(PROVIDER_ANSWER_MAX_BYTES - text.length), asJson);
    };
    expect(await outcomeOf(padded)).toEqual(SIGNED_IN);
  });

  it("is given up where it does not begin in time", async () => {
    const late = async (_: object, { signal }: RequestInit) =>
      await new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("Aborted.", "AbortError")));
        passTime();
      });
    expect(await outcomeOf(late)).toEqual(UNAVAILABLE);
  });

  it("is given up where it does not end in time", async () => {
    const begun = (sent: ReadableStreamDefaultController) => sent.enqueue(new TextEncoder().encode("{"));
    const pull = async () => {
      passTime();
      await new Promise(() => {});
    };
    const slow = () => new Response(new ReadableStream({ start: begun, pull }), asJson);
    expect(await outcomeOf(slow)).toEqual(UNAVAILABLE);
  });

  it.each([301, 302, 303, 307, 308])("is not looked for where it redirects by %i", async (status) => {
    const Location = "https://elsewhere.example/";
    const moved = await outcomeOf(() => new Response(null, { status, headers: { Location } }));
    expect(moved).toEqual(UNAVAILABLE);
    expect(provider.asked.filter((url) => url.startsWith(Location))).toEqual([]);
  });

  it.each([
    ["HTML", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["JSON that breaks off", (right: object) => new Response(JSON.stringify(right).slice(0, -1), asJson)],
    ["nothing", () => new Response(null, { status: 204 })],
    ["an array", (right: object) => Response.json([right])],
    ["a text", () => Response.json("text")],
    ["null", () => Response.json(null)],
    ["an empty object", () => Response.json({})],
    ["a failure with right content", (right: object) => Response.json(right, { status: 500 })],
  ])("signs no one in where it is %s", async (_, answer) => {
    const { isSignedIn, status } = await outcomeOf(answer);
    expect(isSignedIn).toBe(false);
    expect([403, 503]).toContain(status);
  });

  it.each([[7], [null], [[]], [{}], [true]])("signs no one in where each of its values is %j", async (wrong) => {
    const answer = (right: object) =>
      Response.json(Object.fromEntries(Object.keys(right).map((name) => [name, wrong])));
    expect((await outcomeOf(answer)).isSignedIn).toBe(false);
  });
});

describe("an ID token", () => {
  it("is refused with an empty subject, also where the email is to be asked for", async () => {
    provider.claims = { sub: "" };
    expect(await signInAt(provider)).toEqual(REFUSED);
    expect(provider.asked.filter((url) => url.endsWith("/userinfo"))).toEqual([]);
    provider.claims = {};
    expect(await signInAt(provider)).toEqual(SIGNED_IN);
  });
});

describe("a provider's key", () => {
  it.each<[string, object]>([
    ["has no point of its curve", { x: "AA", y: "AA" }],
    ["has a part too few", { x: undefined }],
    ["has parts of another type", { x: 7 }],
    ["is for something else", { key_ops: ["sign"] }],
    ["has uses of another type", { key_ops: 7 }],
  ])("refuses what it signed where it %s, and hides no key that follows it", async (_, wrong) => {
    provider.answers.keys = (right) => {
      const [key] = Object.values(right).flat();
      return Response.json({ keys: [{ ...key, ...wrong }] });
    };
    expect(await signInAt(provider)).toEqual(REFUSED);
    provider.answers.keys = undefined;
    expect(await signInAt(provider)).toEqual(SIGNED_IN);
  });
});

describe("a person whom a provider claims to have the address of an administrator", () => {
  it.each([
    ["in another case of its letters", "ADA@Example.com", SIGNED_IN],
    ["with a letter that folds to one of it", "ad\u00aa@example.com", REFUSED],
    ["with a wide letter", "\uff41da@example.com", REFUSED],
    ["with a space before it", " ada@example.com", REFUSED],
    ["with a space after it", "ada@example.com ", REFUSED],
    ["with an invisible character", "ada\u200b@example.com", REFUSED],
  ])("is %s what the address decides", async (_, email, outcome) => {
    provider.claims = { email, email_verified: true };
    expect(await signInAt(provider)).toEqual(outcome);
  });
});

describe("the metadata of a provider", () => {
  it("is not remembered with another issuer, be it only a slash at its end", async () => {
    // Of a host without a path, both are the same URL.
    provider = await fetchedProvider("https://slash.example.com");
    provider.answers.discovery = (right) => Response.json({ ...right, issuer: `${provider.issuer}/` });
    expect(await signInAt(provider)).toEqual(REFUSED);
    provider.answers.discovery = undefined;
    expect(await signInAt(provider)).toEqual(SIGNED_IN);
  });

  it("is taken with a slash at the end of the issuer by which its tokens are, too", async () => {
    provider = await fetchedProvider("https://slash-too.example.com");
    const issuer = `${provider.issuer}/`;
    provider.answers.discovery = (right) => Response.json({ ...right, issuer });
    provider.claims = { iss: issuer };
    expect(await signInAt(provider)).toEqual(SIGNED_IN);
  });
});
