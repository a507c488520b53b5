/**
 * Prints the files that are in the programs of browsers, as JSON: those of the playground, and those of all programs, which the Worker
 * serves. A release lists the packages in them: see docs/decisions/0179-releases.md.
 */

import { readdirSync } from "node:fs";
import { filesOf, playgroundFiles } from "./bundle.ts";

const pageScripts = new URL("../../page-scripts/", import.meta.url);

const scripts = readdirSync(pageScripts).filter((name) => name.endsWith(".ts"));
const [playground, ...ofScripts] = await Promise.all([
  playgroundFiles(),
  ...scripts.map(async (name) => await filesOf(new URL(name, pageScripts), { format: "esm" })),
]);
const all = [...new Set([...playground, ...ofScripts.flat()])];
process.stdout.write(`${JSON.stringify({ playground: playground.toSorted(), all: all.toSorted() })}\n`);
