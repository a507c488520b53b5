import { CLOSE_OF, type CloseBracket, isClosing, OPEN_OF, type OpenBracket } from "./bracket.ts";
import { type BestReadings, createBestReadings, MARGIN } from "./candidates.ts";
import {
  closed,
  closedByRepair,
  countOf,
  openedByRepair,
  paying,
  payingForMisfit,
  type Reading,
  repaired,
  type Source,
  UNGRAMMATICAL,
} from "./reading.ts";

/** For a bracket that is missing before an element, where the comma between the two is missing, too. */
const NO_COMMA = 2;
const OTHER_INDENTATION = 2;
/** For a bracket that is dropped although a line begins with it where its container is to end. */
const WELL_PLACED = 2;
/** For a bracket on the line of another element, where each element has its line. */
const ON_ANOTHER_LINE = 1;

/** The readings, and those in which containers end before a token because closing brackets are missing. */
export function withClosings(readings: readonly Reading[], at: number, source: Source): readonly Reading[] {
  const { tokens, mayHaveMore, repairsMax } = source;
  const before = tokens[at - 1]?.kind;
  const kind = tokens[at]?.kind;
  const isMissing = (bracket: OpenBracket | undefined) => bracket !== undefined && mayHaveMore[bracket];
  const mayEnd = before !== ":" && kind !== "end of file" && (isMissing("{") || isMissing("["));
  if (!mayEnd) return readings;
  const comma = before === "," || isClosing(kind) ? 0 : NO_COMMA;
  const bound = (readings[0]?.cost ?? 0) + MARGIN;
  const found = createBestReadings(at);
  for (const reading of readings) {
    found.add(reading);
    let closing = paying(reading, comma);
    while (isMissing(closing.top.bracket) && countOf(closing) < repairsMax && closing.cost <= bound) {
      closing = closedByRepair(closing, at);
      found.add(closing);
    }
  }
  return found.best();
}

/** A reading with all that is open closed at the end of the text. */
export function closedAtEnd(reading: Reading, at: number): Reading {
  let closing = reading;
  while (closing.top.bracket !== undefined) closing = closedByRepair(closing, at);
  return closing;
}

/** Takes a closing bracket in all ways: as the one that it is, as one too many, and where it does not fit, as another one. */
export function readClose(reading: Reading, kind: CloseBracket, at: number, source: Source, found: BestReadings): void {
  const { mayHaveMore, tokens, repairsMax } = source;
  const { bracket } = reading.top;
  const isMatch = bracket === OPEN_OF[kind];
  const mayBeExtra = mayHaveMore[kind] && countOf(reading) < repairsMax;
  const isAfterColon = tokens[at - 1]?.kind === ":";
  const withoutValue = isAfterColon ? UNGRAMMATICAL : 0;
  const isWellPlaced = isMatch && source.indentation.ofFirst[at] === reading.top.indent;
  if (isMatch) found.add(closed(fittedToLine(paying(reading, withoutValue), at, source)));
  if (!isMatch || mayBeExtra)
    found.add(paying(repaired(reading, "extra", kind, at), withoutValue + (isWellPlaced ? WELL_PLACED : 0)));
  if (mayBeExtra && isAfterColon) found.add(closed(openedByRepair(reading, OPEN_OF[kind], at, source)));
  if (isMatch || bracket === undefined) return;
  found.add(closed(repaired(reading, "wrong", CLOSE_OF[bracket], at)));
  let closing = reading;
  while (closing.top.bracket !== undefined && closing.top.bracket !== OPEN_OF[kind])
    closing = closedByRepair(closing, at);
  if (closing.top.bracket !== undefined) found.add(closed(fittedToLine(closing, at, source)));
}

function fittedToLine(reading: Reading, at: number, { indentation }: Source): Reading {
  const { indent, elementIndent } = reading.top;
  const own = indentation.ofFirst[at] ?? -1;
  if (own < 0) return payingForMisfit(reading, elementIndent < 0 ? 0 : ON_ANOTHER_LINE);
  return payingForMisfit(reading, own === indent ? 0 : OTHER_INDENTATION);
}
