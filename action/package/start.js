#!/usr/bin/env node
// Plain JavaScript that any Node runs, to say that an old one cannot run the rest. The packed terminal command starts with it, and
// so do pre-commit and pipelines from a clone of the repository, where the rest lies elsewhere.
import { existsSync, readFileSync } from "node:fs";

const isPacked = existsSync(new URL("package.json", import.meta.url));
const [manifest, program] = isPacked
  ? ["package.json", "terminal/index.js"]
  : ["../../package.json", "../dist/terminal/index.js"];
const { engines } = JSON.parse(readFileSync(new URL(manifest, import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");
const [major, minor] = needed.split(".").map(Number);
const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) {
  await import(new URL(program, import.meta.url).href);
} else {
  process.stderr.write(
    `error: provider-steward needs Node ${needed} or newer, and this is ${process.versions.node}. Install a newer Node.\n`,
  );
  process.exitCode = 2;
}
