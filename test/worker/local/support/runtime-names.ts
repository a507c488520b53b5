/** The paths and headers that the platform's programs know, read from their sources, so that those of a new version are known too. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./programs.ts";

/** Every text in quotes that could be a path; a part in braces is any segment. */
const PATH = /["'`](\/(?:[\w.:-]+|\/)?(?:\/(?:[\w.:-]+|\$?\{\w+(?:\.\w+)*\}))*\/?)["'`]/g;

/** Every text in quotes that could be one of their own headers. */
const HEADER = /["'`]((?:x-)?(?:mf|cf|miniflare|workerd?|cloudflare)-[\w-]+)["'`]/gi;

const FOLDERS = ["miniflare/dist/src", "workerd/lib"];

function sources(): readonly string[] {
  return FOLDERS.flatMap((folder) => {
    const path = join(root, "node_modules", folder);
    const names = readdirSync(path, { recursive: true, encoding: "utf8" });
    return names.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(path, name), "utf8"));
  });
}

const texts = sources();

function namesOf(pattern: RegExp): readonly string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)))];
}

/** Paths, each with a segment of its own in place of what is not fixed. */
export const runtimePaths: readonly string[] = [
  ...new Set(namesOf(PATH).map((path) => path.replaceAll(/\$?\{[^}]+\}|:\w+/g, "x"))),
];

export const runtimeHeaders: readonly string[] = namesOf(HEADER);
