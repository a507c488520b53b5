/** Compares the manifests with those that outside witnesses kept. */

import { manifestName } from "../object-names.ts";
import type { Witness, WitnessLine } from "../witness.ts";
import { addBreak, type VerifyState } from "./verify-state.ts";

/** Notes a manifest. @param sha256 null where it cannot be read, which is reported already. */
export function noteWitnessed({ witnessed, place }: VerifyState, sequence: number, sha256: string | null): void {
  if (witnessed?.sequences.has(sequence) === true) witnessed.found.set(sequence, { sha256, place });
}

/**
 * Reports where the export differs from a witness: at the end, when the name in the manifests says which lines are about it.
 *
 * @returns how many manifests are as the witnesses have them; null where there is none.
 */
export function tellWitnessed(state: VerifyState): number | null {
  const { witnessed } = state;
  if (witnessed === null) return null;
  state.place += 1;
  const { witnesses, found } = witnessed;
  const read = new Set<number>();
  const others = new Set<number>();
  for (const witness of witnesses) {
    const lines = linesAbout(state, witness);
    for (const { sequence } of lines) if ((found.get(sequence)?.sha256 ?? null) !== null) read.add(sequence);
    for (const sequence of tellOthers(state, found, witness, lines)) others.add(sequence);
    tellMissing(state, found, witness, lines);
  }
  return read.size - others.size;
}

/** The lines of a witness that are about the export. That there are none is a break. */
function linesAbout(state: VerifyState, witness: Witness): readonly WitnessLine[] {
  const lines = witness.lines.filter((line) => isAbout(line, state));
  const skipped = witness.lines.length - lines.length;
  if (lines.length === 0) {
    const which = `${state.name} of ${state.source}`;
    const message = `The witness ${witness.name} has no line of this export, ${which}, only ${skipped} of others. Check that it is the witness of this export.`;
    addBreak(state, { object: manifestName(1), message });
    return [];
  }
  if (skipped > 0) {
    state.notices.push(
      `Lines of the witness ${witness.name} that are of other exports, and were passed over: ${skipped}.`,
    );
  }
  return lines;
}

/** Without a manifest the name of the export is not known, and each line speaks against it. */
function isAbout({ export: name, source }: WitnessLine, state: VerifyState): boolean {
  if (state.name === null) return true;
  return (name === undefined || name === state.name) && (source === undefined || source === state.source);
}

type Found = NonNullable<VerifyState["witnessed"]>["found"];

/**
 * Only the first manifest that differs is a break: those after it differ, too, because each names the one before.
 *
 * @returns all that differ.
 */
function tellOthers(
  state: VerifyState,
  found: Found,
  { name }: Witness,
  lines: readonly WitnessLine[],
): ReadonlySet<number> {
  const isOther = ({ sequence, sha256 }: WitnessLine) => {
    const own = found.get(sequence)?.sha256 ?? null;
    return own !== null && own !== sha256;
  };
  const others = new Set(lines.filter(isOther).map(({ sequence }) => sequence));
  const first = lowest(others);
  const kept = lines.find((line) => line.sequence === first && isOther(line));
  if (kept === undefined) return others;
  const message = `It is not the manifest that the witness ${name} has in line ${kept.line}, of the SHA-256 ${kept.sha256}.`;
  const place = found.get(first)?.place ?? state.place;
  addBreak(state, {
    object: manifestName(first),
    place,
    message: `${message}${more(others.size, "are others than it has")}`,
  });
  return others;
}

function tellMissing(state: VerifyState, found: Found, { name }: Witness, lines: readonly WitnessLine[]): void {
  const missing = new Set(lines.map(({ sequence }) => sequence).filter((sequence) => !found.has(sequence)));
  const first = lowest(missing);
  const kept = lines.find(({ sequence }) => sequence === first);
  if (kept === undefined) return;
  const message = `It is missing, though the witness ${name} has it in line ${kept.line}.`;
  addBreak(state, { object: manifestName(first), message: `${message}${more(missing.size, "are missing")}` });
}

function more(count: number, what: string): string {
  return count === 1 ? "" : ` In all, ${count} manifests ${what}.`;
}

/** Infinity where there is none. */
function lowest(sequences: ReadonlySet<number>): number {
  return [...sequences].reduce((low, sequence) => Math.min(low, sequence), Number.POSITIVE_INFINITY);
}
