#!/usr/bin/env node
import { keepCompiled } from "./compile-cache.ts";
import { guardedProcess } from "./guarded-process.ts";
import { reportBug } from "./report-bug.ts";

/** The npm scripts that are commands. */
const OWN_SCRIPTS = ["validate", "fix", "steward"];

void run();

async function run(): Promise<void> {
  try {
    goToCaller();
    keepCompiled(process.env);
    // Only what is loaded from here on is kept.
    const { runCommandLine } = await import("./command-line.ts");
    await runCommandLine(process.argv.slice(2), guardedProcess);
  } catch (error) {
    reportBug(error, guardedProcess);
  }
}

/** `npm run` starts a script in this package's folder; paths are meant from the folder where npm was called. */
function goToCaller(): void {
  const { npm_package_name: name, npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (name === "provider-steward" && OWN_SCRIPTS.includes(script ?? "") && folder) process.chdir(folder);
}
