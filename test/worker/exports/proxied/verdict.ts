/** The verdict of the command on an export, held to the truth. */

import { outOf } from "./json.ts";
import type { Outcome } from "./terminal.ts";
import { isSame, type Truth } from "./truth.ts";

/** The request for a check, and the truth when it began and when it ended: the log may have grown meanwhile. */
export interface Asked {
  /** The number of entries of the export. */
  readonly entries: number;
  readonly maxLagSeconds: number;
  readonly before: Truth;
  readonly after: Truth;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The mistakes of a verdict, and its omissions. */
export function falsehoods({ code, stdout, stderr }: Outcome, asked: Asked): readonly string[] {
  if (stdout === "") {
    const isSaid = asked.entries === 0 && code === 2 && stderr.startsWith("error: There is no export:");
    return isSaid ? [] : [`Nothing is said: ${code} ${stderr}`];
  }
  const said: unknown = JSON.parse(stdout);
  const state = outOf(said, "verdict", "state");
  const { before, after } = asked;
  const states = [stateOf(before, asked), stateOf(after, asked)];
  // What the log got meanwhile, the check may have met or not.
  if (before.behind.length < after.behind.length && states.includes("current")) states.push("whole", "behind");
  const isFine = state === "current" || state === "whole";
  const claims: readonly [what: string, said: unknown, allowed: readonly unknown[]][] = [
    ["the state", state, states],
    ["whole", outOf(said, "whole"), [isFine]],
    ["the exit code", code, [isFine ? 0 : 1]],
    ["missing", listed(said, "missing_ids"), [String(after.missing)]],
    ["changed", listed(said, "changed_entries"), [String(after.changed)]],
    ["repeated", outOf(said, "differences", "repeated"), [0]],
    ["vanished", outOf(said, "differences", "vanished"), [0]],
    ["behind", outOf(said, "behind", "entries") ?? 0, range(before.behind.length, after.behind.length)],
  ];
  return claims.flatMap(([what, is, allowed]) =>
    allowed.includes(is) ? [] : [`${what}: ${String(is)}, not ${allowed.join(" or ")}; ${JSON.stringify(after)}`],
  );
}

/** The verdict that is expected. */
function stateOf(truth: Truth, { maxLagSeconds, time }: Asked): string {
  if (isSame(truth)) return "current";
  if (truth.twice.length + truth.strange.length > 0) return "broken";
  if (truth.missing.length + truth.changed.length > 0) return "differs";
  return maxLagSeconds > 0 && time - truth.oldestBehind <= maxLagSeconds * 1_000 ? "whole" : "behind";
}

/** The ids of a list of differences. */
function listed(said: unknown, name: string): string {
  const list = outOf(said, "differences", name);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return String(items.map((item) => (typeof item === "string" ? item : outOf(item, "id"))));
}

function range(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
