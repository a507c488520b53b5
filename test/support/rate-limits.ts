/** Rate limits of the Workers that tests and benchmarks start. */

import { readFileSync } from "node:fs";

const settings = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");

/** A limit that no other binding counts by. */
const limitOf = (name: string, limit: number) => ({ namespace_id: name, simple: { limit, period: 60 as const } });

/** The bindings of wrangler.toml, with a limit that no test reaches. */
export const OPEN_LIMITS = Object.fromEntries(
  Array.from(settings.matchAll(/^name = "(\w+_LIMIT)"$/gm), ([, name = ""]) => [name, limitOf(name, 1_000_000_000)]),
);

/** A limit that a test reaches soon. */
export const FEW = limitOf("FEW", 5);
