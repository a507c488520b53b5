/** The terminal command as processes, with segments of a few entries and with short waits. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { COMPILED, TERMINAL_BUILD } from "../../../action/run-terminal.ts";

const ROOT = new URL("../../../../", import.meta.url);
const FOLDER = fileURLToPath(new URL(".build/proxied/", ROOT));

/** The differences from the real command: so many segments that a kill meets each part of one, and waits that no test can wait. */
const LIMITS: Readonly<Record<string, string>> = {
  AUDIT_SEGMENT_ENTRIES: "37",
  CLIENT_BACKOFF_FIRST_SECONDS: "0.004",
  CLIENT_BACKOFF_MAX_SECONDS: "0.1",
  CLIENT_OUTAGE_FIRST_SECONDS: "0.004",
  CLIENT_OUTAGE_MAX_SECONDS: "0.1",
  CLIENT_RETRY_AFTER_MAX_SECONDS: "0.02",
};

/** A run of the command that goes on, or has ended. */
export interface Terminal {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

export interface Outcome {
  /** Null where it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Builds the command as one file. @returns its path. */
export async function buildTerminal(): Promise<string> {
  const built = await build({ ...TERMINAL_BUILD, plugins: [otherLimits] });
  await mkdir(FOLDER, { recursive: true });
  const path = `${FOLDER}terminal-${process.pid}.mjs`;
  await writeFile(path, built.outputFiles[0]?.text ?? "");
  return path;
}

const otherLimits: Plugin = {
  name: "other-limits",
  setup: (built) => {
    built.onLoad({ filter: /\/limits\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const contents = text.replaceAll(/^export const (\w+) = [^;]+;/gm, (line, name: string) => {
        const value = LIMITS[name];
        return value === undefined ? line : `export const ${name} = ${value};`;
      });
      return { contents, loader: "ts" };
    });
  },
};

/** Starts the command. @param path as `buildTerminal` gives it. */
export function startTerminal(path: string, args: readonly string[], key: string): Terminal {
  const env = { ...COMPILED, STEWARD_API_KEY: key };
  const child = spawn(process.execPath, [path, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
    });
  }
  const outcome = once(child, "close").then(([code]: unknown[]) => ({
    code: typeof code === "number" ? code : null,
    ...texts,
  }));
  return { child, outcome };
}
