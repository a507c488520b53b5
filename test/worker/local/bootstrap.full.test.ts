import { execFileSync } from "node:child_process";
import { createPrivateKey } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isKeyValue } from "../../../shared/index.ts";
import { cleanUp, emptyFolder, type Program, root, run, startServer } from "./support/programs.ts";

const state = emptyFolder();
let server: string;
let program: Program;

beforeAll(async () => {
  ({ url: server, program } = await startServer({ STEWARD_STATE: state }));
});
afterAll(cleanUp);

/** Runs `npm run bootstrap` to its end. */
async function bootstrap(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const command = run("bootstrap.ts", args, { STEWARD_STATE: state, ...environment });
  const [code] = await command.ended;
  return { code, stdout: command.stdout, stderr: command.output.slice(command.stdout.length) };
}

const settings = () => parseEnv(readFileSync(join(state, "local.env"), "utf8"));
const localSecret = () => settings()["BOOTSTRAP_SECRET"] ?? "";

/** The command line of a process, which everybody on the machine sees; nothing where it has ended meanwhile. */
function commandLine(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

describe("npm start on an empty database", () => {
  it("says how to make the first administrator", () => {
    expect(program.output).toContain(`There are no users yet. Create the first administrator, in another terminal:
  STEWARD_STATE='${state}' npm run bootstrap -- --server ${server}
`);
    expect(program.output).toContain(`npm run seed -- --server ${server}`);
    expect(program.output).toContain(`open ${server}/ and sign in with that key.`);
  });

  it("keeps a secret and a signing key of its own that only its owner may read", () => {
    expect(Buffer.from(localSecret(), "base64")).toHaveLength(32);
    const key = Buffer.from(settings()["AUDIT_EXPORT_SIGNING_KEY"] ?? "", "base64");
    expect(createPrivateKey({ key, format: "der", type: "pkcs8" }).asymmetricKeyType).toBe("ed25519");
    expect(statSync(join(state, "local.env")).mode & 0o777).toBe(0o600);
  });
});

describe("npm run bootstrap", () => {
  const elsewhere = ["--server", "http://127.0.0.1:9"];

  it.each([
    [
      "no server",
      elsewhere,
      {},
      "error: No server answers at http://127.0.0.1:9. Start the server, in another terminal: npm start\n",
    ],
    [
      "a server that never ran here",
      elsewhere,
      { STEWARD_STATE: "/nowhere" },
      "error: The secret to create the first administrator is missing. Start the server first, in another terminal: npm start\n",
    ],
    [
      "a server elsewhere, and no secret of it",
      ["--server", "https://steward.example"],
      {},
      "error: The secret to create the first administrator is missing. Set BOOTSTRAP_SECRET to the secret of the server.\n",
    ],
    [
      "a secret that is none",
      elsewhere,
      { BOOTSTRAP_SECRET: "c2hvcnQ=" },
      "error: BOOTSTRAP_SECRET is not at least 32 bytes in base64. Set it to the secret of the server, exactly as it is there.\n",
    ],
    [
      "a URL with a path",
      ["--server", "http://127.0.0.1:9/a"],
      {},
      "error: --server must be a URL without a path, such as http://127.0.0.1:8787.\n",
    ],
    [
      "a port that the server chooses",
      [],
      { PORT: "0" },
      "error: PORT is 0, with which npm start chooses a port itself. Use the option --server with the URL that it shows.\n",
    ],
    [
      "an unknown option",
      ["--sever", "x"],
      {},
      "error: unknown option '--sever'\n(Did you mean --server?)\nUse --help to list the options.\n",
    ],
  ])("says what to do about %s", async (_, args, environment, stderr) => {
    expect(await bootstrap(args, environment)).toEqual({ code: 2, stdout: "", stderr });
  });

  it("explains itself", async () => {
    const { code, stdout } = await bootstrap(["--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("Usage: npm run bootstrap -- [options]");
    expect(stdout).toContain("Exit codes:");
  });

  it("is refused with another secret", async () => {
    const other = Buffer.alloc(32, 7).toString("base64");
    const { code, stdout, stderr } = await bootstrap(["--server", server], { BOOTSTRAP_SECRET: other });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^error: The server rejects the secret\. Set BOOTSTRAP_SECRET to the secret of the server/);
    expect(stderr).not.toContain(other);
  });

  it("makes the first administrator, and shows a command that works", async () => {
    const { code, stdout, stderr } = await bootstrap(["--server", server]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [, key = ""] = /^ {2}export STEWARD_API_KEY=(\S+)$/m.exec(stdout) ?? [];
    expect(isKeyValue(key)).toBe(true);
    const [, line = ""] = /^ {2}(curl .*)$/m.exec(stdout) ?? [];
    const answer = execFileSync("sh", ["-c", `${line} --silent`], { env: { ...process.env, STEWARD_API_KEY: key } });
    expect(JSON.parse(answer.toString())).toMatchObject({ results: [{ user_role: "administrator" }], total: 1 });
  });

  it("fails once there is a user, with or without the secret", async () => {
    const refused = {
      code: 1,
      stdout: "",
      stderr:
        "error: The server already has a user, so its first administrator cannot be created. " +
        "Ask an administrator for an account, or use the key that was shown when the first administrator was created.\n",
    };
    expect(await bootstrap(["--server", server, "--json"])).toEqual(refused);
    const other = { BOOTSTRAP_SECRET: Buffer.alloc(32, 7).toString("base64") };
    expect(await bootstrap(["--server", server], other)).toEqual(refused);
  });

  it("leaves no secret in what npm start says, and none in Wrangler's logs", () => {
    const logs = join(root, ".wrangler/config/.wrangler/logs");
    const texts = readdirSync(logs).map((name) => readFileSync(join(logs, name), "utf8"));
    expect(texts.length).toBeGreaterThan(0);
    expect([program.output, ...texts].filter((text) => text.includes(localSecret()))).toEqual([]);
    expect(program.output).not.toMatch(/psk[0-9A-Za-z]{29}/);
  });

  const isLinux = process.platform === "linux";
  it.runIf(isLinux)("puts the secret on no command line", () => {
    const lines = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(commandLine);
    expect(lines.join("\n")).toContain("workerd");
    expect(lines.filter((line) => line.includes(localSecret()))).toEqual([]);
  });
});

describe("npm start once more", () => {
  it("keeps users and secret, and does not say that there is no user", async () => {
    const secret = localSecret();
    program.child.kill("SIGTERM");
    expect(await program.ended).toEqual([0, null]);
    ({ url: server, program } = await startServer({ STEWARD_STATE: state }));
    expect(program.output).toContain(`with an API key in STEWARD_API_KEY:
  curl -H "Authorization: Key $STEWARD_API_KEY" ${server}/__api__/v1/users
`);
    expect(program.output).not.toContain("There are no users yet");
    expect(localSecret()).toBe(secret);
  });
});
