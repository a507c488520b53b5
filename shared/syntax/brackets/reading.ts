import type { Shape } from "../shape.ts";
import type { Token } from "../token.ts";
import { type Bracket, type BracketRepair, CLOSE_OF, isClosing, isOpening, type OpenBracket } from "./bracket.ts";
import type { Indentation } from "./indentation.ts";

/** The text, as each step of the search needs it. */
export interface Source {
  readonly tokens: readonly Token[];
  readonly indentation: Indentation;
  /** True for a bracket that the text may have too many of, or too few of the one that goes with it. */
  readonly mayHaveMore: Readonly<Record<Bracket, boolean>>;
  /** The most repairs that are made where the text does not force them. */
  readonly repairsMax: number;
}

/** A container that is open at a place of the text; at the bottom, the document. */
export interface Open {
  readonly bracket: OpenBracket | undefined;
  readonly around: Open | undefined;
  /** Index of its token, or of the one that it is missing before. */
  readonly start: number;
  readonly isMissing: boolean;
  readonly level: number;
  readonly shape: Shape;
  /** That of the line that opens it. */
  readonly indent: number;
  /** That of its first element, where a line begins with it; else -1. */
  readonly elementIndent: number;
}

/** One way to read the text up to a place. */
export interface Reading {
  readonly top: Open;
  /** The shape that the format has for the value that follows, after a key. */
  readonly next: Shape;
  readonly cost: number;
  /** The part of the cost that is for indentation. */
  readonly misfit: number;
  readonly last: RepairStep | undefined;
}

interface RepairStep {
  readonly repair: BracketRepair;
  /** The number of repairs, with this one. */
  readonly count: number;
  readonly before: RepairStep | undefined;
}

export function beginReading(shape: Shape): Reading {
  const document = { bracket: undefined, around: undefined, start: -1, isMissing: true, level: 0, shape };
  return { top: { ...document, indent: -1, elementIndent: -1 }, next: shape, cost: 0, misfit: 0, last: undefined };
}

export function repairsOf({ last }: Reading): readonly BracketRepair[] {
  const repairs: BracketRepair[] = [];
  for (let step = last; step !== undefined; step = step.before) repairs.push(step.repair);
  return repairs.toReversed();
}

export function countOf({ last }: Reading): number {
  return last?.count ?? 0;
}

/** The end of a container is forgotten more often than anything else. */
const REPAIR_COSTS = { missing: 10, extra: 12, wrong: 11 };
const MISSING_OPEN_COST = 11;

export function repaired(reading: Reading, kind: BracketRepair["kind"], bracket: Bracket, at: number): Reading {
  const { top, last, cost } = reading;
  const opened = isClosing(bracket) && kind !== "extra" && !top.isMissing ? top.start : undefined;
  const repair = { kind, at, bracket, opened, doubt: { from: at, to: at } };
  const step = { repair, count: countOf(reading) + 1, before: last };
  const more = kind === "missing" && isOpening(bracket) ? MISSING_OPEN_COST : REPAIR_COSTS[kind];
  return { ...reading, cost: cost + more, last: step };
}

export function closed(reading: Reading): Reading {
  return { ...reading, top: reading.top.around ?? reading.top };
}

/** Closes the innermost container before a token, where the text does not. */
export function closedByRepair(reading: Reading, at: number): Reading {
  const { bracket } = reading.top;
  return bracket === undefined ? reading : closed(repaired(reading, "missing", CLOSE_OF[bracket], at));
}

/** Opens a container before a token, where the text does not. */
export function openedByRepair(reading: Reading, bracket: OpenBracket, at: number, { indentation }: Source): Reading {
  const { top: around, next } = reading;
  const shape = around.bracket === "[" ? around.shape.childOf() : next;
  const place = { bracket, around, start: at, isMissing: true, level: around.level + 1, shape };
  const indent = indentation.ofLine[at - 1] ?? -1;
  const top = { ...place, indent, elementIndent: indentation.ofFirst[at] ?? -1 };
  return { ...repaired(reading, "missing", bracket, at), top };
}

/** The cost of a place where JSON does not go on as the text does. */
export const UNGRAMMATICAL = 10;

export function paying(reading: Reading, cost: number): Reading {
  return cost === 0 ? reading : { ...reading, cost: reading.cost + cost };
}

/** Pays for indentation. */
export function payingForMisfit(reading: Reading, misfit: number): Reading {
  return misfit === 0 ? reading : { ...paying(reading, misfit), misfit: reading.misfit + misfit };
}
