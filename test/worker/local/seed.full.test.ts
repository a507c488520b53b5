import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { cleanUp, emptyFolder, listen, type Program, run, startServer, waitFor } from "./support/programs.ts";

const ENTRIES = 150;
const STAYS = "Ctrl-C stops it; everything else stays.";

const state = emptyFolder();
let server: string;
let upstreamPort: number;
let otherPort: number;
let start: Program;
let first: Program;

/** Runs `npm run seed`. */
function seed(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}): Program {
  const options = ["--server", server, "--upstream-port", String(upstreamPort), "--entries", String(ENTRIES), ...args];
  return run("seed.ts", options, { STEWARD_STATE: state, ...environment });
}

beforeAll(async () => {
  [upstreamPort, otherPort] = [await freePort(), await freePort()];
  const allowed = `127.0.0.1:${upstreamPort}, 127.0.0.1:${otherPort}`;
  ({ url: server, program: start } = await startServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: allowed }));
  first = seed();
  await waitFor(first, STAYS);
});
afterAll(cleanUp);

/** A key that the first run shows. */
const shownKey = (name: string) => new RegExp(`^ +export ${name}=(\\S+)$`, "m").exec(first.stdout)?.[1] ?? "";

/** The URL that a run shows of a content item. */
const shownUrl = (name: string) => new RegExp(`^ +${name} .* (http\\S+)$`, "m").exec(first.stdout)?.[1] ?? "";

async function get(url: string, key?: string) {
  const headers = key === undefined ? {} : { Authorization: `Key ${key}` };
  const response = await fetch(url, { headers });
  return { status: response.status, text: await response.text() };
}

async function getApi(path: string, key: string) {
  const { text } = await get(`${server}/__api__/v1${path}`, key);
  return JSON.parse(text);
}

describe("npm run seed on an empty server", () => {
  it("makes the first administrator and lets users of each role have keys of their own, and shows them", async () => {
    const names = ["STEWARD_API_KEY", "ADA_KEY", "PAULA_KEY", "PIET_KEY", "VERA_KEY", "VICTOR_KEY"];
    const users = await Promise.all(names.map(async (name) => await getApi("/user", shownKey(name))));
    expect(users.map(({ username, user_role, confirmed }) => [username, user_role, confirmed])).toEqual([
      ["administrator", "administrator", true],
      ["ada", "administrator", true],
      ["paula", "publisher", true],
      ["piet", "publisher", true],
      ["vera", "viewer", true],
      ["victor", "viewer", true],
    ]);
  });

  it("makes users of each role, some of them locked or not confirmed, and groups", async () => {
    const key = shownKey("STEWARD_API_KEY");
    const { results } = await getApi("/users?page_size=100", key);
    expect(Object.groupBy(results, ({ user_role }: { user_role: string }) => user_role)).toMatchObject({
      administrator: [{}, {}],
      publisher: [{}, {}, {}],
      viewer: [{}, {}, {}, {}],
    });
    expect((await getApi("/users?account_status=locked", key)).total).toBe(2);
    expect((await getApi("/users?account_status=inactive", key)).results).toMatchObject([
      { username: "viola", confirmed: false },
    ]);
    expect((await getApi("/groups", key)).results.map(({ name }: { name: string }) => name)).toEqual([
      "analysts",
      "finance",
    ]);
  });

  it.each([
    ["rainfall-for-anyone", 200, 200, 200, 200],
    ["rainfall-for-all-users", 401, 200, 200, 200],
    ["rainfall-for-some-users", 401, 200, 404, 404],
    ["rainfall-for-a-group", 401, 200, 404, 404],
    ["rainfall-for-others", 401, 404, 200, 404],
    ["forecast-api", 401, 200, 200, 200],
  ])("makes %s, which answers %i without a key, %i to vera, %i to victor and %i to ada", async (name, ...expected) => {
    const keys = [undefined, shownKey("VERA_KEY"), shownKey("VICTOR_KEY"), shownKey("ADA_KEY")];
    const statuses = keys.map(async (key) => (await get(shownUrl(name), key)).status);
    expect(await Promise.all(statuses)).toEqual(expected);
  });

  it("publishes a plot with its data beside it", async () => {
    const url = shownUrl("rainfall-for-anyone");
    expect(new URL(url).pathname).toBe("/demo/rainfall/");
    const { text } = await get(url);
    expect(text).toContain("<title>Rainfall, for anyone</title>");
    expect(text.match(/<rect /g)).toHaveLength(12);
    for (const [, path = ""] of text.matchAll(/href="([^"]+)"/g)) {
      // oxlint-disable-next-line no-await-in-loop -- two files
      expect((await get(new URL(path, url).href)).status).toBe(200);
    }
    expect((await get(`${url}data/rainfall.csv`)).text.split("\n").slice(0, 2)).toEqual([
      "month,rainfall_mm",
      "Jan,68",
    ]);
  });

  it("makes an API that learns who asks, and no key", async () => {
    const { text } = await get(`${shownUrl("forecast-api")}whoami`, shownKey("VERA_KEY"));
    const { credentials, headers } = JSON.parse(text);
    expect(credentials).toEqual({ user: "vera", groups: ["analysts"] });
    expect(headers).not.toContain("authorization");
    const { text: lines } = await get(`${shownUrl("forecast-api")}stream`, shownKey("VERA_KEY"));
    expect(lines.trim().split("\n")).toHaveLength(10);
    const { text: months } = await get(`${shownUrl("forecast-api")}forecast?months=1`, shownKey("VERA_KEY"));
    expect(JSON.parse(months)).toEqual([{ month: "Jan", rainfall_mm: 68 }]);
  });

  it("fills the audit log with what it did", async () => {
    const { results } = await getApi("/audit_logs?limit=500", shownKey("STEWARD_API_KEY"));
    expect(results.length).toBeGreaterThanOrEqual(ENTRIES);
    const actions = new Set(results.map(({ action }: { action: string }) => action));
    for (const action of [
      "bootstrap",
      "create_user",
      "invite_user",
      "accept_invitation",
      "lock_user",
      "create_group",
      "add_group_member",
      "create_content",
    ]) {
      expect(actions).toContain(action);
    }
    for (const action of ["upload_bundle", "deploy_bundle", "set_vanity_path", "add_permission", "delete_key"]) {
      expect(actions).toContain(action);
    }
  });

  it("shows commands that work", () => {
    const commands = Array.from(first.stdout.matchAll(/^ +(curl .*)$/gm), ([, command]) => command);
    const names = ["STEWARD_API_KEY", "VERA_KEY", "VICTOR_KEY"];
    const environment = Object.fromEntries(names.map((name) => [name, shownKey(name)]));
    const statuses = commands.map((command) =>
      execFileSync("sh", ["-c", `${command} -s -o /dev/null -w '%{http_code}'`], {
        env: { PATH: process.env["PATH"], ...environment },
        encoding: "utf8",
      }),
    );
    expect(statuses).toEqual(["200", "403", "200", "404", "200", "404", "200", "200"]);
  });

  it("leaves no key and no invitation in what npm start says", () => {
    expect(start.output).not.toMatch(/psk[0-9A-Za-z]{29}|eyJ/);
  });
});

describe("npm run seed once more", () => {
  it("asks for a key where there are users", async () => {
    const again = seed(["--upstream-port", String(await freePort())]);
    expect(await again.ended).toEqual([2, null]);
    expect(again.output).toBe(
      "error: The server already has users. Set STEWARD_API_KEY to the key of an administrator, and run this command again.\n",
    );
  });

  it("says which port is taken, before it makes anything", async () => {
    const again = seed([], { STEWARD_API_KEY: shownKey("STEWARD_API_KEY") });
    expect(await again.ended).toEqual([2, null]);
    expect(again.output).toBe(
      `error: The demo's API cannot listen on port ${upstreamPort} of 127.0.0.1 (EADDRINUSE). ` +
        "Free the port, or choose another one with --upstream-port.\n",
    );
  });

  it("refuses a key of one who is no administrator", async () => {
    const again = seed(["--upstream-port", String(await freePort())], { STEWARD_API_KEY: shownKey("VERA_KEY") });
    expect(await again.ended).toEqual([2, null]);
    expect(again.output).toBe("error: STEWARD_API_KEY is a key of vera, a viewer. Use the key of an administrator.\n");
  });

  it("refuses an administrator's key whose role is not enough", async () => {
    const headers = { Authorization: `Key ${shownKey("ADA_KEY")}` };
    const { guid } = await getApi("/user", shownKey("ADA_KEY"));
    const body = JSON.stringify({ name: "viewer", user_role: "viewer" });
    const response = await fetch(`${server}/__api__/v1/users/${guid}/keys`, { method: "POST", headers, body });
    const { key }: { key: string } = JSON.parse(await response.text());
    const again = seed(["--upstream-port", String(await freePort())], { STEWARD_API_KEY: key });
    expect(await again.ended).toEqual([1, null]);
    expect(again.output).toContain("has the permissions of a viewer");
    expect(again.output).not.toContain(key);
  });

  it("makes nothing twice, and serves the API where it listens now", async () => {
    const key = shownKey("STEWARD_API_KEY");
    first.child.kill("SIGINT");
    expect(await first.ended).toEqual([0, null]);
    expect((await get(shownUrl("forecast-api"), key)).status).toBe(502);
    const everything = async () => {
      const lists = ["/users?page_size=100", "/groups", "/content"].map(async (path) => await getApi(path, key));
      return JSON.parse(JSON.stringify(await Promise.all(lists)).replaceAll(/127\.0\.0\.1:\d+\/?"/g, '"'));
    };
    const before = await everything();
    const { results: entriesBefore } = await getApi("/audit_logs?limit=500", key);

    const again = seed(["--upstream-port", String(otherPort)], { STEWARD_API_KEY: key });
    await waitFor(again, STAYS);
    expect(again.output).toContain("VERA_KEY: only shown when it was created");
    expect(again.output).not.toMatch(/psk[0-9A-Za-z]{29}/);
    expect(await everything()).toEqual(before);
    const { results: entries } = await getApi("/audit_logs?limit=500", key);
    expect(entries.slice(entriesBefore.length)).toMatchObject([{ action: "update_content" }]);
    expect((await get(shownUrl("forecast-api"), key)).status).toBe(200);

    again.child.kill("SIGTERM");
    expect(await again.ended).toEqual([0, null]);
  });

  it("shows keys as soon as it has made them, so that whoever stops it has them", async () => {
    const key = shownKey("STEWARD_API_KEY");
    const { guid } = await getApi("/user", shownKey("VICTOR_KEY"));
    const init = { method: "PUT", headers: { Authorization: `Key ${key}` }, body: '{ "confirmed": false }' };
    expect((await fetch(`${server}/__api__/v1/users/${guid}`, init)).status).toBe(200);
    const options = ["--upstream-port", String(await freePort()), "--entries", "9999999"];
    const again = seed(options, { STEWARD_API_KEY: key });
    await waitFor(again, "export VICTOR_KEY=psk");
    again.child.kill("SIGINT");
    await again.ended;
    expect(again.output).not.toContain("The demo on");
  });

  it("tells nothing of a program that is no content server", async () => {
    const { server: stranger, port } = await listen();
    stranger.on("connection", (socket) =>
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi"),
    );
    const other = run(
      "seed.ts",
      ["--server", `http://127.0.0.1:${port}`, "--upstream-port", String(await freePort())],
      {
        STEWARD_STATE: state,
      },
    );
    expect(await other.ended).toEqual([1, null]);
    expect(other.output).toBe(
      "error: The server refuses POST /__api__/v1/bootstrap (200): It does not say why. Is it a content server?\n",
    );
    stranger.close();
  });
});
