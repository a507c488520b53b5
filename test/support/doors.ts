/** The doors to one configuration: the terminal command and the Worker's API, both in the process of the tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { runTerminal } from "../action/support/terminal.ts";
import type { Route } from "../fuzz/hostile/route.ts";

/** The Worker's types and Node's exclude each other, so this module cannot be imported by its name. */
interface Answering {
  readonly answer: (route: Route, body: string | FormData, variables?: object) => Promise<Response>;
}

const { answer }: Answering = await import(new URL("../fuzz/hostile/answer.ts", import.meta.url).href);

/** The Worker's answer to a JSON body, the text of one, or a form. @param variables those of the deployment. */
export async function overHttp(route: Route, body: object | string, variables: object = {}) {
  const written = typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);
  return JSON.parse(await (await answer(route, written, variables)).text());
}

/** Files in a folder until the test has finished, for the terminal command. */
export function terminalIn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "doors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return (...args: readonly string[]) => runTerminal(args, { folder });
}
