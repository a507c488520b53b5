import { GLOB_COVER_MAX_STATES } from "./limits.ts";

/** A step through a path, character by character. */
type GlobStep =
  | { readonly kind: "character"; readonly character: string }
  /** One character of a name. */
  | { readonly kind: "any" }
  /** Any characters of a name. */
  | { readonly kind: "name" }
  /** Any folders, each with the "/" behind it. */
  | { readonly kind: "folders" };

/** A glob as steps; where it has got to is an index into them, or the half index of a folder's name that has begun. */
type Steps = readonly GlobStep[];

const HALF = 0.5;

/** Stands for every character that no glob names. */
const OTHER = "\0";

/**
 * True where every path that a glob matches is matched by one of some others (`matchesGlob` says how). Each way through a
 * path is followed through all of them at once; where there are too many ways, the answer is no.
 */
export function areCovered(glob: string, globs: readonly string[]): boolean {
  if (globs.includes(glob)) return true;
  // No wildcard matches "..": a glob that leads up is covered by one that leads up as far.
  const up = leadingUp(glob);
  const others = globs.filter((other) => leadingUp(other) === up);
  if (others.length === 0 || [glob, ...others].some((one) => hasDotsWithin(one))) return false;
  const one = stepsOf(withoutStart(glob).slice(up.length));
  const many = others.map((other) => stepsOf(withoutStart(other).slice(up.length)));
  return includesAll(one, many, alphabetOf([one, ...many]));
}

function withoutStart(glob: string): string {
  return glob.replace(/^(?:\.\/+)+/, "");
}

function leadingUp(glob: string): string {
  return /^(?:\.\.\/)*/.exec(withoutStart(glob))?.[0] ?? "";
}

function hasDotsWithin(glob: string): boolean {
  return /(?:^|\/)\.\.?(?:\/|$)/.test(withoutStart(glob).slice(leadingUp(glob).length));
}

function stepsOf(glob: string): Steps {
  const names = glob.replace(/(?<=^|\/)\*\*$/, "**/*").split("/");
  return names.flatMap((name, index): readonly GlobStep[] => {
    if (name === "**" && index < names.length - 1) return [{ kind: "folders" }];
    // No name of a path is empty. By code unit, as the matcher reads it.
    const steps = name
      .replace(/^\*+$/, "?*")
      .split("")
      .map((character): GlobStep => {
        if (character === "*") return { kind: "name" };
        return character === "?" ? { kind: "any" } : { kind: "character", character };
      });
    return index < names.length - 1 ? [...steps, { kind: "character", character: "/" }] : steps;
  });
}

function alphabetOf(all: readonly Steps[]): ReadonlySet<string> {
  const characters = all.flat().flatMap((step) => (step.kind === "character" ? [step.character] : []));
  return new Set([...characters, "/", OTHER]);
}

/** Looks for a path that the first one matches, and none of the others. */
function includesAll(one: Steps, many: readonly Steps[], alphabet: ReadonlySet<string>): boolean {
  const start = { one: reach(one, [0]), many: many.map((steps) => reach(steps, [0])) };
  const open = [start];
  const seen = new Set([JSON.stringify(start)]);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const isMatched = state.many.some((places, index) => places.includes(many[index]?.length ?? 0));
    if (state.one.includes(one.length) && !isMatched) return false;
    for (const character of alphabet) {
      const next = {
        one: afterOne(one, state.one, character),
        many: state.many.map((places, index) => afterOne(many[index] ?? [], places, character)),
      };
      const key = JSON.stringify(next);
      if (next.one.length === 0 || seen.has(key)) continue;
      if (seen.size >= GLOB_COVER_MAX_STATES) return false;
      seen.add(key);
      open.push(next);
    }
  }
  return true;
}

/** The places with all those to which nothing need be read. */
function reach(steps: Steps, places: readonly number[]): readonly number[] {
  const all = new Set(places);
  for (const place of all) {
    const kind = steps[place]?.kind;
    if (kind === "name" || kind === "folders") all.add(place + 1);
  }
  return [...all].toSorted((a, b) => a - b);
}

function afterOne(steps: Steps, places: readonly number[], character: string): readonly number[] {
  return reach(
    steps,
    places.flatMap((place) => afterCharacter(steps, place, character)),
  );
}

function afterCharacter(steps: Steps, place: number, character: string): readonly number[] {
  const isName = character !== "/";
  if (!Number.isInteger(place)) return [isName ? place : place - HALF];
  const step = steps[place];
  switch (step?.kind) {
    case "character":
      return step.character === character ? [place + 1] : [];
    case "any":
      return isName ? [place + 1] : [];
    case "name":
      return isName ? [place] : [];
    case "folders":
      return isName ? [place + HALF] : [];
    default:
      return [];
  }
}
