import type { Shape, ValueKind } from "../shape.ts";
import type { Token } from "../token.ts";
import { isClosing, isOpening, type OpenBracket } from "./bracket.ts";
import type { BestReadings } from "./candidates.ts";
import {
  countOf,
  type Open,
  openedByRepair,
  paying,
  payingForMisfit,
  type Reading,
  repaired,
  type Source,
  UNGRAMMATICAL,
} from "./reading.ts";

/** The evidence: a key or a value that the format does not have at its place, and a line that is not indented for it. */
const KEY_COSTS = { named: 0, free: 1, unknown: 2 };
const OTHER_KIND = 2;
/** For a list that would begin with another one. */
const LIST_IN_LIST = 2;
const OTHER_INDENTATION = 2;

/** Takes a key or the beginning of a value, also in a container whose opening bracket is missing before it. */
export function readElement(reading: Reading, at: number, source: Source, found: BestReadings): void {
  const { tokens, mayHaveMore } = source;
  const isKey = isKeyAt(tokens, at);
  const read = isKey ? readKey : readValue;
  found.add(read(reading, at, source));
  if (countOf(reading) >= source.repairsMax) return;
  const { bracket } = reading.top;
  const hasKey = isAfterColon(reading, at, source);
  if (isKey && mayHaveMore["}"] && (hasKey || bracket !== "{"))
    found.add(read(openedByRepair(reading, "{", at, source), at, source));
  const kind = tokens[at]?.kind;
  if (!isKey && mayHaveMore["]"] && hasKey && bracket === "{")
    found.add(read(paying(openedByRepair(reading, "[", at, source), kind === "[" ? LIST_IN_LIST : 0), at, source));
  if (isOpening(kind) && mayHaveMore[kind] && !hasKey && bracket !== "[")
    found.add(repaired(reading, "extra", kind, at));
}

function isKeyAt(tokens: readonly Token[], at: number): boolean {
  return !isOpening(tokens[at]?.kind) && tokens[at + 1]?.kind === ":";
}

/** True after a colon, unless a bracket is missing between the two. */
function isAfterColon({ top }: Reading, at: number, { tokens }: Source): boolean {
  return tokens[at - 1]?.kind === ":" && top.start !== at;
}

function readKey(reading: Reading, at: number, source: Source): Reading {
  const { bracket, shape } = reading.top;
  const key = source.tokens[at]?.text ?? "";
  const isRight = bracket === "{" && !isAfterColon(reading, at, source);
  const fit = bracket === "{" ? shape.fitOf(key) : "unknown";
  const read = paying(fittedToLine(reading, at, source), (isRight ? 0 : UNGRAMMATICAL) + KEY_COSTS[fit]);
  return { ...read, next: shape.childOf(key) };
}

function readValue(reading: Reading, at: number, source: Source): Reading {
  const { top, next } = reading;
  const hasKey = isAfterColon(reading, at, source);
  const shape = hasKey ? next : top.bracket === "[" ? top.shape.childOf() : top.shape;
  const kind = source.tokens[at]?.kind;
  const isRight = hasKey || top.bracket === "[" || (top.bracket === undefined && at === 0);
  const isOther = isRight && shape.kind !== undefined && shape.kind !== kindOfToken(kind);
  const read = hasKey ? reading : fittedToLine(reading, at, source);
  const paid = paying(read, (isRight ? 0 : UNGRAMMATICAL) + (isOther ? OTHER_KIND : 0));
  return isOpening(kind) ? { ...paid, top: open(kind, shape, top, at, source) } : paid;
}

function kindOfToken(kind: Token["kind"] | undefined): ValueKind {
  if (kind === "{") return "object";
  return kind === "[" ? "array" : "scalar";
}

function open(bracket: OpenBracket, shape: Shape, around: Open, at: number, { tokens, indentation }: Source): Open {
  const isEmpty = isClosing(tokens[at + 1]?.kind);
  const place = { bracket, around, start: at, isMissing: false, level: around.level + 1, shape };
  const elementIndent = isEmpty ? -1 : (indentation.ofFirst[at + 1] ?? -1);
  return { ...place, indent: indentation.ofLine[at] ?? 0, elementIndent };
}

/** Where a line begins with it, an element is indented more than its container, and as the other elements are. */
function fittedToLine(reading: Reading, at: number, { indentation }: Source): Reading {
  const { bracket, indent, elementIndent } = reading.top;
  const own = indentation.ofFirst[at] ?? -1;
  if (own < 0) return reading;
  const isOutside = bracket !== undefined && own <= indent;
  const isOther = elementIndent >= 0 && own !== elementIndent;
  return payingForMisfit(reading, (isOutside ? OTHER_INDENTATION : 0) + (isOther ? OTHER_INDENTATION : 0));
}
