import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { alive, descendants } from "./support/processes.ts";
import { cleanUp, emptyFolder, listen, root, run, startServer, wait } from "./support/programs.ts";

afterEach(cleanUp);

/** Runs the program behind `npm start` on an empty database. */
function start(port: string) {
  return run("start.ts", [], { PORT: port, STEWARD_STATE: emptyFolder() });
}

describe("npm start", () => {
  it("serves on an empty machine, says what to try and how to end it, and leaves nothing behind", async () => {
    const [home, state] = [emptyFolder(), emptyFolder()];
    const { program, url: server } = await startServer({ HOME: home, STEWARD_STATE: state });
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

  it("says which port is busy and how to choose another", async () => {
    const { server, port } = await listen();
    const program = start(port);
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      `npm start: Port ${port} on 127.0.0.1 is in use by another program, so the Worker cannot listen there. ` +
        "Free it, or choose another port: PORT=8787 npm start\n",
    );
    server.close();
  });

  it("says which folder it cannot write to, and does not advise to delete it", async () => {
    const file = join(emptyFolder(), "file");
    writeFileSync(file, "");
    const program = run("start.ts", [], { STEWARD_STATE: file });
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe(
      `npm start: The state cannot be stored in ${file} (EEXIST). ` +
        "Use a folder that you may write to, or set STEWARD_STATE to another one.\n",
    );
  });

  it("refuses a port that is none", async () => {
    const program = start("65536");
    expect(await program.ended).toEqual([1, null]);
    expect(program.output).toBe('npm start: PORT must be a whole number from 0 to 65535, not "65536".\n');
  });
});
