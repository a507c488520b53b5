/** Servers are started here: what answers at these paths is the program that runs the Worker on this machine, not the Worker. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asked, type AskedServer, startAskedServer } from "./support/asked-server.ts";
import { cleanUp, emptyFolder } from "./support/programs.ts";
import { runtimeHeaders, runtimePaths } from "./support/runtime-names.ts";

let server: AskedServer;
beforeAll(async () => {
  server = await startAskedServer({ STEWARD_STATE: emptyFolder() }, 40);
});
afterAll(cleanUp);

/** Paths that are the platform's alone. Others that its programs name, the Worker may have too. */
const OWN_PATH = /^\/(?:cdn-cgi|__cf_local)\b/;

/** Paths that the programs of the development server name, and some that were found by trying. */
const knownPaths: readonly string[] = [
  ...new Set([
    ...runtimePaths.filter((path) => OWN_PATH.test(path)),
    "/cdn-cgi",
    "/cdn-cgi/",
    "/cdn-cgi/explorer/api/storage/d1/database",
    "/cdn-cgi/explorer/api/d1/database",
    "/cdn-cgi/local/explorer/api/d1/database",
    "/cdn-cgi/handler/scheduled",
    "/cdn-cgi/handler/email",
    "/cdn-cgi/local/r2/public/provider-steward-exports/demo/latest.json",
    "/cdn-cgi/local/r2/s3/provider-steward-exports",
    "/cdn-cgi/mf/scheduled",
    "/cdn-cgi/mf/reload",
  ]),
];

const encodeLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other ways to write a path, which a filter might not see through. */
const ENCODINGS: Readonly<Record<string, (path: string) => string>> = {
  plain: (path) => path,
  "with a query": (path) => `${path}?cron=*`,
  "with an encoded letter": (path) => path.replace(/(?<=^\/.)./, encodeLetter),
  "with encoded slashes": (path) => `/${path.slice(1).replaceAll("/", "%2f")}`,
  "with two slashes": (path) => `/${path}`,
  "with dots": (path) => `/x/..${path}`,
  "with encoded dots": (path) => `/x/%2e%2e${path}`,
  "in capitals": (path) => path.toUpperCase(),
  "with a URL": (path) => `http://127.0.0.1${path}`,
};

/** An answer without what differs from request to request. */
async function answerTo(path: string, asked?: Asked): Promise<string> {
  const { status, text } = await server.ask(path, asked);
  return `${status} ${text}`;
}

describe("the development server's own paths", () => {
  it("are known here: those that wrangler dev answers at", () => {
    expect(knownPaths).toEqual(expect.arrayContaining(["/cdn-cgi/local/scheduled", "/cdn-cgi/local/explorer"]));
    expect(knownPaths.length).toBeGreaterThan(15);
  });

  // No content can be below `/.well-known` either.
  it.each(Object.entries(ENCODINGS))("are answered as any unknown path is: %s", async (_, encode) => {
    for (const asked of [{}, { method: "POST", body: "{}" }, { headers: { Authorization: "" } }]) {
      const answersTo = async (paths: readonly string[]) =>
        await Promise.all(paths.map(async (path, index) => [index, await answerTo(encode(path), asked)]));
      const unknown = knownPaths.map((path) => path.replace("cdn-cgi", ".well-known").replace("__cf_", "__xy_"));
      // oxlint-disable-next-line no-await-in-loop -- one method after the other
      const answers = await answersTo(knownPaths);
      // oxlint-disable-next-line no-await-in-loop -- the same
      expect(answers).toEqual(await answersTo(unknown));
      expect(answers.filter(([, answer]) => !/^40[14] /.test(String(answer)))).toEqual([]);
    }
  });

  it.each(["MF-Original-URL", "MF-Op-Original-URL", "MF-Original-Hostname", "MF-Route-Override"])(
    "are not reached by the header %s, which does not name the host of a request either",
    async (name) => {
      const unknown = await answerTo("/no-such-path");
      for (const path of [...knownPaths.map((known) => `http://evil.example${known}`), "evil.example", "outbound"]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect([path, await answerTo("/no-such-path", { headers: { [name]: path } })]).toEqual([path, unknown]);
      }
      const title = `of ${name}`;
      const body = JSON.stringify({ name: title.replaceAll(" ", "-"), title });
      const headers = { [name]: "http://evil.example/__api__/v1/content" };
      const made = await server.ask("/__api__/v1/content", { method: "POST", body, headers });
      expect(JSON.parse(made.text)).toMatchObject({
        title,
        content_url: expect.stringContaining(`http://127.0.0.1:${server.port}/`),
      });
    },
  );

  it("are not reached by any header that its programs name", async () => {
    const unknown = await answerTo("/no-such-path");
    const answers = await Promise.all(
      runtimeHeaders.map(async (name) => [name, await answerTo("/no-such-path", { headers: { [name]: "//x" } })]),
    );
    expect(answers.filter(([, answer]) => answer !== unknown)).toEqual([]);
  });
});
