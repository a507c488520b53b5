/** `npm start`, and each program beside it once, on one server. What they print and refuse, programs.full.test.ts shows. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { alive, descendants } from "./support/processes.ts";
import { cleanUp, emptyFolder, root, run, startServer, wait, waitFor } from "./support/programs.ts";

afterEach(cleanUp);

/** Runs the program behind `npm start` on an empty database. */
function start(port: string) {
  return run("start.ts", [], { PORT: port, STEWARD_STATE: emptyFolder() });
}

describe("npm start", () => {
  it("serves on an empty machine, says what to try and how to end it, and leaves nothing behind", async () => {
    const [home, state] = [emptyFolder(), emptyFolder()];
    const { program, url: server } = await startServer({ HOME: home, STEWARD_STATE: state });
    const [, documents = ""] = /^The documents, a first tutorial among them: (\S+)$/m.exec(program.output) ?? [];
    expect(documents).toBe(`${server}/docs`);
    expect(await (await fetch(documents)).text()).toContain("first-pull-request");

    const [, type = "", file = "", url = ""] =
      /curl -H 'Content-Type: (\S+)' --data-binary @(\S+) (\S+)/.exec(program.output) ?? [];
    const body = readFileSync(join(root, file));
    const response = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      valid: false,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ range: expect.objectContaining({ start: expect.any(Object) }) }),
      ]),
    });

    await wait(() => expect(program.output).toContain("POST /v1/validate 200"));
    expect(program.output).not.toMatch(/\/__ping__|\/bootstrap 401/);

    const begin = (name: string, args: readonly string[], key = "") =>
      run(`${name}.ts`, ["--server", server, ...args], { STEWARD_STATE: state, STEWARD_API_KEY: key });
    const bootstrap = begin("bootstrap", ["--json"]);
    expect(await bootstrap.ended).toEqual([0, null]);
    const { api_key: key } = JSON.parse(bootstrap.stdout);
    expect(await begin("bootstrap", []).ended).toEqual([1, null]);
    const seed = begin("seed", ["--upstream-port", String(await freePort()), "--entries", "50"], key);
    await waitFor(seed, "Ctrl-C stops it; everything else stays.");
    seed.child.kill("SIGINT");
    expect(await seed.ended).toEqual([0, null]);
    const demo = begin("export-demo", ["--entries", "50", "--json"], key);
    expect(await demo.ended).toEqual([0, null]);
    expect(JSON.parse(demo.stdout)).toMatchObject({ export: { name: "demo" }, verification: { whole: true } });
    expect(program.output).not.toContain(key);

    const family = descendants(program.pid);
    expect(family.map(({ command }) => command).join("\n")).toContain("workerd");

    // Another start on the folder says which server it has, and how to end that one.
    const other = run("start.ts", [], { PORT: "0", STEWARD_STATE: state });
    expect(await other.ended).toEqual([1, null]);
    const [, since = "", command = ""] =
      /^npm start: The server of \S+ runs already: on http:\S+, since (\S+), as process \d+\. Use that one, or end it: (kill \d+)\n$/.exec(
        other.output,
      ) ?? [];
    expect(other.output).toContain(`The server of ${state} runs already: on ${server},`);
    expect(Date.now() - Date.parse(since)).toBeLessThan(600_000);
    expect((await fetch(`${server}/__ping__`)).status).toBe(200);

    execFileSync("sh", ["-c", command]);
    expect(await program.ended).toEqual([0, null]);
    await wait(() => expect(alive(family)).toEqual([]));
    expect(readdirSync(home)).toEqual([]);
    expect(readdirSync(state)).not.toContain("server.json");
  });

  it("can be stopped before it is ready", async () => {
    const program = start("0");
    await wait(() => expect(descendants(program.pid)).not.toEqual([]));
    const family = descendants(program.pid);
    program.child.kill("SIGINT");
    expect(await program.ended).toEqual([0, null]);
    await wait(() => expect(alive(family)).toEqual([]));
    expect(program.output).toBe("");
  });

  it("refuses a port that is none", async () => {
    const program = start("65536");
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe('npm start: PORT must be a whole number from 0 to 65535, not "65536".\n');
  });
});
