import {
  type Acceptance,
  distinctChanges,
  type FileChanges,
  type Opening,
  type Openings,
  openingText,
} from "../../shared/index.ts";
import { fingerprintOf, fingerprintOfAll } from "./fingerprint.ts";

/** An opening by what it is known and accepted. */
export interface KnownOpening extends Pick<Opening, "fingerprint"> {
  /** As `openingText` gives it. */
  readonly text: string;
}

/** Each change that opens something. */
export function openingsIn(changes: readonly FileChanges[]): readonly KnownOpening[] {
  return distinctChanges(changes)
    .filter(({ effect }) => effect === "opens")
    .map((change) => ({ text: openingText(change), fingerprint: fingerprintOf(change) }));
}

/** The fingerprint that accepts all of it together. */
export function fingerprintOfOpenings(opened: readonly KnownOpening[]): string | null {
  return fingerprintOfAll(opened.map(({ fingerprint }) => fingerprint));
}

/**
 * Puts together what is reported of all that opens.
 *
 * @param acceptances of an opening, in the order of time; undefined where none counts in this run.
 */
export function openingsOf(
  opened: readonly KnownOpening[],
  acceptances?: (opening: KnownOpening) => readonly Acceptance[],
): Openings {
  return {
    byText: new Map(
      opened.map((one) => [one.text, { fingerprint: one.fingerprint, accepted: acceptances?.(one) ?? [] }]),
    ),
    fingerprint: fingerprintOfOpenings(opened),
    canBeAccepted: acceptances !== undefined,
  };
}
