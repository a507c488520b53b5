/** The terminal command as processes, with segments of a few entries and with short waits. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { COMPILED, type Outcome, TERMINAL_BUILD } from "../../../action/run-terminal.ts";

const FOLDER = fileURLToPath(new URL("../../../../.build/proxied/", import.meta.url));

/** The differences from the real command: so many segments that a kill meets each part of one, and waits that no test can wait. */
const LIMITS: Readonly<Record<string, string>> = {
  AUDIT_SEGMENT_ENTRIES: "37",
  CLIENT_BACKOFF_FIRST_SECONDS: "0.004",
  CLIENT_BACKOFF_MAX_SECONDS: "0.1",
  CLIENT_OUTAGE_FIRST_SECONDS: "0.004",
  CLIENT_OUTAGE_MAX_SECONDS: "0.1",
  CLIENT_RETRY_AFTER_MAX_SECONDS: "0.02",
};

const otherLimits: Plugin = {
  name: "other-limits",
  setup: (built) => {
    built.onLoad({ filter: /\/limits\.ts$/ }, async ({ path }) => {
      const contents = (await readFile(path, "utf8")).replaceAll(
        /^export const (\w+) = [^;]+;/gm,
        (line, name: string) => (Object.hasOwn(LIMITS, name) ? `export const ${name} = ${LIMITS[name]};` : line),
      );
      return { contents, loader: "ts" };
    });
  },
};

/** Builds the command as one file. @returns its path. */
export async function buildTerminal(): Promise<string> {
  const { outputFiles } = await build({ ...TERMINAL_BUILD, plugins: [otherLimits] });
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}terminal-${process.pid}.mjs`;
  writeFileSync(path, outputFiles[0]?.text ?? "");
  return path;
}

/** Starts the command. @param path as `buildTerminal` gives it. */
export function startTerminal(
  path: string,
  args: readonly string[],
  key: string,
): { readonly child: ChildProcess; readonly outcome: Promise<Outcome> } {
  const env = { ...COMPILED, STEWARD_API_KEY: key };
  const child = spawn(process.execPath, [path, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
    });
  }
  const outcome = once(child, "close").then(([code]) => ({ code, ...texts }));
  return { child, outcome };
}
