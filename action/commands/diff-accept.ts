import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import {
  type Change,
  countOf,
  distinctChanges,
  err,
  ok,
  opensAny,
  printable,
  type Result,
} from "../../shared/index.ts";
import { FINGERPRINT_CHARACTERS, fingerprintOf, fingerprintOfAll } from "../acceptance/fingerprint.ts";
import type { Failure } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { findSubject } from "./layer-option.ts";
import { nameOfPath } from "./read-input.ts";

/** The openings of a file, with what the Action accepts them by. */
export interface Accepting {
  /** Accepts all of it; null where nothing opens, or something has no fingerprint. */
  readonly fingerprint: string | null;
  readonly openings: readonly { readonly fingerprint: string | null; readonly text: string }[];
}

/**
 * The path by which the Action knows the file that changes: of the new side, or of the old one where the file is
 * removed or comes by standard input.
 */
export function changedPath(
  sides: readonly [old: string, now: string],
  oldPolicy: string | undefined,
  process: Pick<CommandProcess, "locate">,
): Result<string, Failure> {
  if (oldPolicy !== undefined) {
    return err({
      reason:
        "--accept is for a change of one configuration, and --old-policy is for one of the policy. Take the fingerprints from the Action, which looks at all configurations.",
    });
  }
  const named = findSubject(sides);
  const path = named === undefined ? undefined : pathInRepository(named, process);
  if (path !== undefined) return ok(path);
  const reason = named === undefined ? "Neither side is a file." : `"${named}" is in no git repository.`;
  return err({
    reason: `${reason} A fingerprint holds the file's path in the repository: name the file in a clone as the new side.`,
  });
}

/** The path of a file from the root of the git repository that it is in; undefined where it is in none. */
function pathInRepository(path: string, { locate }: Pick<CommandProcess, "locate">): string | undefined {
  const file = resolve(locate(path));
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return nameOfPath(relative(folder, file));
    if (dirname(folder) === folder) return undefined;
  }
}

/** Finds what opens in a file, and what each of it is accepted by. */
export function acceptingOf(path: string, changes: readonly Change[]): Accepting {
  const file = { kind: "known", path, file: "changed", changes, widens: opensAny(changes), notCompared: [] } as const;
  const openings = distinctChanges([file])
    .filter(({ effect }) => effect === "opens")
    .map((opening) => ({ fingerprint: fingerprintOf(opening), text: opening.text }));
  return { fingerprint: fingerprintOfAll(openings.map(({ fingerprint }) => fingerprint)), openings };
}

/** A line for each opening, and one for all of them where they are several. */
export function formatAccepting({ fingerprint, openings }: Accepting): string {
  if (openings.length === 0) return "nothing opens\n";
  const all = { fingerprint, text: `all ${countOf(openings.length, "change")} that open something` };
  const lines = openings.length === 1 ? openings : [...openings, all];
  return lines
    .map((line) => `${(line.fingerprint ?? "-").padEnd(FINGERPRINT_CHARACTERS)}  ${printable(line.text)}\n`)
    .join("");
}
