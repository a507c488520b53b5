import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  allowedUpstreams,
  localVariables,
  prepareFolder,
  prepareSettings,
} from "../../../../worker/local/state/local-state.ts";

const state = mkdtempSync(join(tmpdir(), "steward-state-"));
const file = join(state, "local.env");

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true, force: true });
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Does what `npm start` does first. */
async function prepare(): Promise<string> {
  vi.stubEnv("STEWARD_STATE", state);
  prepareFolder();
  prepareSettings();
  return readFileSync(file, "utf8");
}

describe("the settings of the server on this machine", () => {
  it("are made once", async () => {
    const made = await prepare();
    expect(Object.keys(parseEnv(made)).toSorted()).toEqual([
      "ALLOW_ANONYMOUS_CONTENT",
      "ALLOW_PRIVATE_UPSTREAMS",
      "AUDIT_EXPORT_SIGNING_KEY",
      "BOOTSTRAP_SECRET",
    ]);
    expect(await prepare()).toBe(made);
  });

  it.each(["BOOTSTRAP_SECRET=abc\n", "BOOTSTRAP_SECRET=abc"])(
    "get a signing key where there is none: %j",
    async (old) => {
      await prepare();
      writeFileSync(file, old);
      const made = await prepare();
      expect(made.startsWith("BOOTSTRAP_SECRET=abc\nAUDIT_EXPORT_SIGNING_KEY=MC4CAQAwBQYDK2VwBCIEI")).toBe(true);
      expect(modeOf(file)).toBe(0o600);
      expect(await prepare()).toBe(made);
    },
  );

  it("allow the demo's API alone where an older version allowed every upstream", async () => {
    await prepare();
    writeFileSync(file, "BOOTSTRAP_SECRET=abc\nALLOW_PRIVATE_UPSTREAMS=true\nALLOW_ANONYMOUS_CONTENT=true\n");
    expect(parseEnv(await prepare())).toMatchObject({
      BOOTSTRAP_SECRET: "abc",
      ALLOW_PRIVATE_UPSTREAMS: "127.0.0.1:8790",
      ALLOW_ANONYMOUS_CONTENT: "true",
    });
  });
});

describe("the origins of content on this machine", () => {
  const variables = async () => {
    await prepare();
    return localVariables(8788);
  };

  it("are below localhost, at the port of the server", async () => {
    expect(await variables()).toMatchObject({
      BASE_URL: "http://127.0.0.1:8788",
      CONTENT_HOST: "content.localhost:8788",
    });
  });

  it("are none where the settings say so", async () => {
    await prepare();
    appendFileSync(file, "CONTENT_HOST=\n");
    expect((await variables())["CONTENT_HOST"]).toBe("");
  });
});

describe("a folder of something else", () => {
  it("is left as it is", async () => {
    mkdirSync(state, { recursive: true });
    const other = join(state, "notes.txt");
    writeFileSync(other, "");
    for (const path of [state, other]) chmodSync(path, 0o755);
    await expect(prepare()).rejects.toThrow(
      `${state} is not the folder of a server: it holds something else. ` +
        "Set STEWARD_STATE to a folder that is empty or missing, or to that of an earlier server.",
    );
    expect([modeOf(state), modeOf(other)]).toEqual([0o755, 0o755]);
  });
});

it("a folder that cannot be created is named, and is not to be deleted", async () => {
  rmSync(state, { recursive: true, force: true });
  writeFileSync(state, "");
  await expect(prepare()).rejects.toThrow(
    `The state cannot be stored in ${state} (EEXIST). ` +
      "Use a folder that you may write to, or set STEWARD_STATE to another one.",
  );
});

describe("the folder of an older version", () => {
  it("is closed to others, with all in it, and loses the traces of requests", async () => {
    const traces = join(state, "v3/observability/traces");
    const database = join(state, "v3/d1/database.sqlite");
    for (const path of [traces, database]) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, "");
      chmodSync(path, 0o644);
    }
    const notes = join(state, "notes.txt");
    writeFileSync(notes, "");
    chmodSync(notes, 0o644);
    for (const path of [state, dirname(database)]) chmodSync(path, 0o755);
    await prepare();
    expect([modeOf(state), modeOf(dirname(database)), modeOf(database)]).toEqual([0o700, 0o700, 0o600]);
    expect(modeOf(notes)).toBe(0o644);
    expect(existsSync(dirname(traces))).toBe(false);
  });
});

describe("the upstreams that are allowed", () => {
  async function upstreams(text: string) {
    await prepare();
    vi.stubEnv("ALLOW_PRIVATE_UPSTREAMS", text);
    return { allowed: [...allowedUpstreams()], variable: localVariables(8787)["ALLOW_PRIVATE_UPSTREAMS"] };
  }

  it.each([
    ["127.0.0.1:8790, db.example.internal:5432", ["127.0.0.1:8790", "db.example.internal:5432"], "true"],
    ["", [], "false"],
    ["false", [], "false"],
  ])("are those that the environment lists: %j", async (text, allowed, variable) => {
    expect(await upstreams(text)).toEqual({ allowed, variable });
  });

  it("are not all", async () => {
    await expect(upstreams("true")).rejects.toThrow(
      "ALLOW_PRIVATE_UPSTREAMS is not a list of hosts with their ports, which it is for the server on this machine. " +
        "List those that API content may be passed on to, such as 127.0.0.1:8790.",
    );
  });
});
