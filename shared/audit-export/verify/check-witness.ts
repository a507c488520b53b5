/** Compares the manifests with those that an outside witness kept. */

import { manifestName } from "../object-names.ts";
import type { WitnessLine } from "../witness.ts";
import { addBreak, type VerifyState } from "./verify-state.ts";

/** Notes a manifest. @param sha256 null where it cannot be read, which is reported already. */
export function noteWitnessed({ witness, place }: VerifyState, sequence: number, sha256: string | null): void {
  if (witness?.sequences.has(sequence) === true) witness.found.set(sequence, { sha256, place });
}

/** Reports where the export differs from the witness: at the end, when the name in the manifests says which lines are about it. */
export function tellWitnessed(state: VerifyState): void {
  const { witness } = state;
  if (witness === null) return;
  state.place += 1;
  const lines = witness.lines.filter((line) => isAbout(line, state));
  const skipped = witness.lines.length - lines.length;
  if (lines.length === 0) {
    const which = `${state.name} of ${state.source}`;
    const message = `The witness ${witness.name} has no line of this export, ${which}, only ${skipped} of others. Check that it is the witness of this export.`;
    return addBreak(state, { object: manifestName(1), message });
  }
  if (skipped > 0)
    state.notices.push(`Lines of the witness that are of other exports, and were passed over: ${skipped}.`);
  tellOthers(state, witness, lines);
  tellMissing(state, witness, lines);
}

/** Without a manifest the name of the export is not known, and each line speaks against it. */
function isAbout({ export: name, source }: WitnessLine, state: VerifyState): boolean {
  if (state.name === null) return true;
  return (name === undefined || name === state.name) && (source === undefined || source === state.source);
}

type WitnessCheck = NonNullable<VerifyState["witness"]>;

/** Only the first manifest that differs is a break: those after it differ, too, because each names the one before. */
function tellOthers(state: VerifyState, witness: WitnessCheck, lines: readonly WitnessLine[]): void {
  const isOther = ({ sequence, sha256 }: WitnessLine) => {
    const found = witness.found.get(sequence)?.sha256 ?? null;
    return found !== null && found !== sha256;
  };
  const others = new Set(lines.filter(isOther).map(({ sequence }) => sequence));
  const read = lines.filter(({ sequence }) => (witness.found.get(sequence)?.sha256 ?? null) !== null);
  witness.same = new Set(read.map(({ sequence }) => sequence)).size - others.size;
  const first = lowest(others);
  const kept = lines.find((line) => line.sequence === first && isOther(line));
  if (kept === undefined) return;
  const message = `It is not the manifest that the witness ${witness.name} has in line ${kept.line}, of the SHA-256 ${kept.sha256}.`;
  const place = witness.found.get(first)?.place ?? state.place;
  addBreak(state, {
    object: manifestName(first),
    place,
    message: `${message}${more(others.size, "are others than it has")}`,
  });
}

function tellMissing(state: VerifyState, witness: WitnessCheck, lines: readonly WitnessLine[]): void {
  const missing = new Set(lines.map(({ sequence }) => sequence).filter((sequence) => !witness.found.has(sequence)));
  const first = lowest(missing);
  const kept = lines.find(({ sequence }) => sequence === first);
  if (kept === undefined) return;
  const message = `It is missing, though the witness ${witness.name} has it in line ${kept.line}.`;
  addBreak(state, { object: manifestName(first), message: `${message}${more(missing.size, "are missing")}` });
}

function more(count: number, what: string): string {
  return count === 1 ? "" : ` In all, ${count} manifests ${what}.`;
}

/** Infinity where there is none. */
function lowest(sequences: ReadonlySet<number>): number {
  return [...sequences].reduce((low, sequence) => Math.min(low, sequence), Number.POSITIVE_INFINITY);
}
