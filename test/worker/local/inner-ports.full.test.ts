import { mkdirSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alive, descendants, listeningPorts } from "./support/processes.ts";
import { cleanUp, emptyFolder, type RunningServer, startServer, wait } from "./support/programs.ts";
import { runtimeHeaders, runtimePaths } from "./support/runtime-names.ts";

const PATIENCE_MILLISECONDS = 60_000;
const AT_ONCE = 16;
/** Wrong answers of a port that are enough to fail. */
const SHOWN = 3;

/** Values of a header that may lead somewhere: a URL, a service, an option, JSON that is none. */
const VALUES = ["//", "http://127.0.0.1/core/error", "0:outbound", "1", "{"];

let server: RunningServer;
let temporary: string;
beforeAll(async () => {
  const folder = emptyFolder();
  temporary = join(folder, "t");
  mkdirSync(temporary);
  server = await startServer({ STEWARD_STATE: join(folder, "state"), TMPDIR: temporary });
});
afterAll(cleanUp);

/** All processes of the server. */
const family = () => [server.program.pid, ...descendants(server.program.pid).map(({ pid }) => pid)];

const innerPorts = () => listeningPorts(family()).filter((port) => port !== server.port);

/** The answer of a port to some bytes, be it that it waits for more; empty where it drops the connection. */
async function answerAt(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1").setTimeout(PATIENCE_MILLISECONDS);
  let said = "";
  socket.on("data", (text: string) => {
    said += text;
    socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.on("timeout", () => {
    said = "nothing, and stays open";
    socket.destroy();
  });
  socket.write(bytes);
  await new Promise((resolve) => {
    socket.on("close", resolve);
  });
  return said;
}

const request = (line: string, headers: readonly string[] = [], body = "") =>
  `${[`${line} HTTP/1.1`, "Host: 127.0.0.1", `Content-Length: ${body.length}`, ...headers].join("\r\n")}\r\n\r\n${body}`;

/** Targets that a browser can send or a program: `//` is no URL by itself. */
const TARGETS = ["/", "//", "///", "/\\", "//[", "*", "http://", "http://127.0.0.1:99999/", "http://a.example//", "?"];

/** @param values of each header. */
function requests(values = VALUES): readonly string[] {
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: eA=="];
  const paths = [...TARGETS, ...runtimePaths, "/core/store-temp-file?extension=html&prefix=x&id=../../x"];
  return [
    ...paths.flatMap((path) => [
      request(`GET ${path}`),
      request(`POST ${path}`, ["Content-Type: text/plain"], "{}"),
      request(`GET ${path}`, upgrade),
    ]),
    ...runtimeHeaders.flatMap((name) => values.map((value) => request("GET /", [`${name}: ${value}`]))),
  ];
}

/** Sends many, some at once, and gives some of those that got another answer than they should. */
async function others(port: number, all: readonly string[], expected: RegExp): Promise<readonly string[]> {
  const left = [...all];
  const found: string[] = [];
  const client = async () => {
    for (let next = left.pop(); next !== undefined && found.length < SHOWN; next = left.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await answerAt(port, next);
      if (!expected.test(answer)) found.push(`${next.split("\r\n\r\n")[0]} → ${answer.slice(0, 80)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return found;
}

/** The files in a folder, however deep. */
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

describe("the list of what the sources of the platform's programs name", () => {
  it("has paths and headers that are known to do harm", () => {
    expect(runtimePaths).toEqual(
      expect.arrayContaining(["/core/error", "/core/store-temp-file", "/cdn-cgi/local/scheduled", "/browser/launch"]),
    );
    expect(runtimeHeaders).toEqual(
      expect.arrayContaining(["MF-Original-URL", "MF-Custom-Node-Service", "MF-Custom-Fetch-Service", "MF-Op"]),
    );
  });
});

describe.runIf(process.platform === "linux")("the ports of the server", () => {
  it("answer in front alone, whatever the others are asked, and the server lives and has written nothing", async () => {
    const [programs, files] = [descendants(server.program.pid), filesIn(temporary)];
    const found: string[] = [];
    for (const port of innerPorts()) {
      // oxlint-disable-next-line no-await-in-loop -- one port after the other
      found.push(...(await others(port, requests(), /^$/)));
    }
    expect(found).toEqual([]);
    // In front, the Worker or the front itself answers, and nothing fails.
    expect(await others(server.port, requests(["//"]), /^HTTP\/1\.1 [1-4]/)).toEqual([]);
    expect((await fetch(`${server.url}/__ping__?ready=true`)).status).toBe(200);
    expect(alive(programs)).toHaveLength(programs.length);
    expect(filesIn(temporary)).toEqual(files);
    expect(server.program.output).not.toContain("Error");
  });

  it("open again as before when the runtime was killed, which the server survives", async () => {
    const runtime = descendants(server.program.pid).find(({ command }) => command.includes("workerd"));
    process.kill(runtime?.pid ?? 0, "SIGKILL");
    await wait(() =>
      expect(
        descendants(server.program.pid)
          .map(({ command }) => command)
          .join(),
      ).toContain("workerd"),
    );
    await expect
      .poll(async () => (await fetch(server.url).catch(() => undefined))?.status, { timeout: 60_000 })
      .toBe(200);
    const found = await Promise.all(innerPorts().map(async (port) => await answerAt(port, request("GET //"))));
    expect(found.join("")).toBe("");
  });
});

describe("the address of a caller", () => {
  it("is never what a header says: past the limit, another address in it opens nothing", async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 200 && !statuses.includes(429); number += 1) {
      const address = `203.0.113.${number}`;
      const headers = { "CF-Connecting-IP": address, "X-Forwarded-For": address, Authorization: `Key ${number}` };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await fetch(`${server.url}/__api__/v1/user`, { headers });
      statuses.push(status);
    }
    expect(statuses.slice(0, 1)).toEqual([401]);
    expect(statuses).toContain(429);
  });
});
