import { jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { administratorOf, createFirstAdministrator } from "../../../worker/local/administrator.ts";

const SERVER = "https://steward.example";
const SECRET = Buffer.alloc(32, 7);

/** The requests as they were sent: method, path, and the header with the credential. */
let sent: (readonly [string | undefined, string, string | null])[];

beforeEach(() => {
  sent = [];
  vi.stubEnv("BOOTSTRAP_SECRET", SECRET.toString("base64"));
  vi.stubEnv("STEWARD_API_KEY", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

type Answer = readonly [status: number, body: unknown];

/** Lets the server answer with these, one after the other, and not at all after the last one. */
function answerWith(...answers: readonly Answer[]): void {
  const left = [...answers];
  vi.stubGlobal("fetch", async (url: string, { method, headers }: RequestInit) => {
    sent.push([method, new URL(url).pathname, new Headers(headers).get("Authorization")]);
    const [status, body] = left.shift() ?? expect.fail("fetch failed");
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
}

const BOOTSTRAP = "/__api__/v1/bootstrap";
const NO_USERS = [401, ""] as const;
const HAS_USERS = [403, ""] as const;
const CREATED = [200, { api_key: "new-key" }] as const;
const ALREADY =
  "The server already has a user, so its first administrator cannot be created. " +
  "Ask an administrator for an account, or use the key that was shown when the first administrator was created.";

describe("the first administrator", () => {
  it("is created with a token that the secret signs, once the server has said that it has no users", async () => {
    answerWith(NO_USERS, CREATED);
    expect(await createFirstAdministrator(SERVER)).toBe("new-key");
    expect(sent).toEqual([
      ["POST", BOOTSTRAP, null],
      ["POST", BOOTSTRAP, expect.stringMatching(/^Connect-Bootstrap /)],
    ]);
    const { payload } = await jwtVerify(sent[1]?.[2]?.split(" ")[1] ?? "", SECRET);
    expect(payload).toMatchObject({ scope: "bootstrap", exp: (payload.iat ?? 0) + 300 });
  });

  it.each<readonly [string, readonly Answer[], number, string]>([
    ["has users", [HAS_USERS], 1, ALREADY],
    ["gets users meanwhile", [NO_USERS, HAS_USERS], 1, ALREADY],
    [
      "has another secret",
      [NO_USERS, NO_USERS],
      1,
      "The server rejects the secret. Set BOOTSTRAP_SECRET to the secret of the server, " +
        "and check that the clocks of both machines agree: the token is valid for five minutes.",
    ],
    [
      "fails",
      [NO_USERS, [500, { error: "It is broken." }]],
      1,
      `The server refuses POST ${BOOTSTRAP} (500): It is broken.`,
    ],
    [
      "is another program",
      [[200, "hi"]],
      1,
      `The server refuses POST ${BOOTSTRAP} (200): It does not say why. Is it a content server?`,
    ],
    ["does not answer", [], 2, `No server answers at ${SERVER}. Check the URL.`],
  ])("is not created if the server %s", async (_, answers, exitCode, message) => {
    answerWith(...answers);
    await expect(createFirstAdministrator(SERVER)).rejects.toMatchObject({ exitCode, message });
  });

  it("is not created by a server on this machine that does not run", async () => {
    answerWith();
    await expect(createFirstAdministrator("http://127.0.0.1:9")).rejects.toMatchObject({
      exitCode: 2,
      message: "No server answers at http://127.0.0.1:9. Start the server, in another terminal: npm start",
    });
  });

  it.each([
    ["", "The secret to create the first administrator is missing. Set BOOTSTRAP_SECRET to the secret of the server."],
    [
      "c2hvcnQ=",
      "BOOTSTRAP_SECRET is not at least 32 bytes in base64. Set it to the secret of the server, exactly as it is there.",
    ],
    [
      "*".repeat(100),
      "BOOTSTRAP_SECRET is not at least 32 bytes in base64. Set it to the secret of the server, exactly as it is there.",
    ],
  ])("is not created with the secret %j", async (secret, message) => {
    vi.stubEnv("BOOTSTRAP_SECRET", secret);
    answerWith();
    await expect(createFirstAdministrator(SERVER)).rejects.toMatchObject({ exitCode: 2, message });
    expect(sent).toEqual([]);
  });
});

describe("the administrator as whom a script acts", () => {
  const self = (user_role: string) => [200, { username: "vera", user_role }] as const;

  it("is the first one on a server without users, whose key is shown", async () => {
    const told = vi.fn<(text: string) => void>();
    answerWith(NO_USERS, NO_USERS, CREATED, self("administrator"));
    expect(await administratorOf(SERVER, told)).toMatchObject({ key: "new-key", user: { username: "vera" } });
    expect(told.mock.calls).toEqual([[expect.stringContaining("\n\n  export STEWARD_API_KEY=new-key\n")]]);
    expect(sent.at(-1)).toEqual(["GET", "/__api__/v1/user", "Key new-key"]);
  });

  it("is the one whose key the environment has", async () => {
    vi.stubEnv("STEWARD_API_KEY", "given");
    answerWith(HAS_USERS, self("administrator"));
    expect(await administratorOf(SERVER, () => expect.fail("There is nothing to tell."))).toMatchObject({
      key: "given",
    });
  });

  it.each([
    [
      "",
      "The server already has users. Set STEWARD_API_KEY to the key of an administrator, and run this command again.",
    ],
    ["given", "STEWARD_API_KEY is a key of vera, a viewer. Use the key of an administrator."],
  ])("is refused with the key %j", async (key, message) => {
    vi.stubEnv("STEWARD_API_KEY", key);
    answerWith(HAS_USERS, self("viewer"));
    await expect(administratorOf(SERVER, () => undefined)).rejects.toMatchObject({ exitCode: 2, message });
  });
});
