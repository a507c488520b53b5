#!/usr/bin/env node
// What the packed terminal command starts with: plain JavaScript that any Node runs, to say that an old one cannot run the rest.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");
const [major, minor] = needed.split(".").map(Number);
const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) {
  await import("./terminal/index.js");
} else {
  process.stderr.write(
    `error: provider-steward needs Node ${needed} or newer, and this is ${process.versions.node}. Install a newer Node.\n`,
  );
  process.exitCode = 2;
}
