import {
  acceptedText,
  type Cause,
  codeSpan,
  countOf,
  decodeFile,
  FILE_MAX_BYTES,
  type FileChanges,
  joinParts,
  listNames,
  type Openings,
  openingOf,
  reportedChanges,
  SHOWN_FILES_MAX,
  type SharedChange,
} from "../shared/index.ts";
import type { ChangedFile, ChangeSet } from "./files/change-set.ts";
import { lineAfter, linesOfPatch, linesOfTexts } from "./files/changed-lines.ts";
import type { Repository } from "./files/repository.ts";
import { MARKED_CHANGES_MAX } from "./limits.ts";

/** A change that opens or breaks something, at the line of the change that shows it best. */
export interface MarkedChange {
  readonly effect: "opens" | "breaks";
  /** As `SharedChange` has it. */
  readonly subject: string;
  /** As `SharedChange` has it. */
  readonly text: string;
  /** The files of which it is said, where that is not the one at which it stands: "In 25 files: `a`, `b` and 23 others." */
  readonly where: string;
  /** "Accepted by `octocat` (approving review)."; "" where it is not. */
  readonly accepted: string;
  readonly path: string;
  /** 1-based; undefined where the file has no line any longer. */
  readonly line: number | undefined;
  /** True where GitHub's diff shows the line, so that a comment can stand there. */
  readonly isInDiff: boolean;
}

interface Marked extends Pick<ChangeSet, "files" | "openBefore"> {
  readonly head: Pick<Repository, "read">;
}

/**
 * Finds a place in the changed files for each change that opens or breaks something: the value that decides; where that is
 * removed, what stands in its place now; and where it is in no changed file, the first line that the change touches.
 */
export async function markChanges(
  changeSet: Marked,
  changes: readonly FileChanges[] | undefined = [],
  openings?: Openings,
): Promise<readonly MarkedChange[]> {
  const shown = reportedChanges(changes, openings).filter(isMarked).slice(0, MARKED_CHANGES_MAX);
  const labels = shown.flatMap(({ causes }) => causes.flatMap((cause) => labelOf(cause) ?? []));
  const names = new Set([...changes.map(({ path }) => path), ...labels]);
  const changedFiles = changeSet.files.filter(
    ({ path, formerPath }) => names.has(path) || names.has(formerPath ?? path),
  );
  const hunks = new Map(changedFiles.map(({ path, patch }) => [path, patch === undefined ? [] : shownHunks(patch)]));
  const marks: MarkedChange[] = [];
  for (const change of shown) {
    const place = await placeOf(changeSet, changedFiles, change);
    const { effect, subject, text } = change;
    const isInDiff = isShown(hunks, place);
    const accepted = acceptedText(openingOf(openings, change));
    marks.push({ effect, subject, text, where: whereOf(change, place.path), accepted, isInDiff, ...place });
  }
  return marks;
}

type MarkedPlace = Pick<MarkedChange, "path" | "line">;

type Hunks = readonly { readonly start: number; readonly end: number }[];

/** The lines that GitHub's diff shows. */
function shownHunks(patch: string): Hunks {
  return linesOfPatch(patch)?.shown ?? [];
}

function isShown(hunks: ReadonlyMap<string, Hunks>, { path, line }: MarkedPlace): boolean {
  return line !== undefined && hunks.get(path)?.some(({ start, end }) => start <= line && line <= end) === true;
}

function isMarked(change: SharedChange): change is SharedChange & Pick<MarkedChange, "effect"> {
  return change.effect === "opens" || change.effect === "breaks";
}

function isOf({ path, formerPath }: ChangedFile, name: string): boolean {
  return path === name || formerPath === name;
}

function labelOf({ place }: Cause): string | undefined {
  return "label" in place ? place.label : undefined;
}

function whereOf({ paths }: SharedChange, path: string): string {
  if (paths.length === 1 && paths[0] === path) return "";
  const named = joinParts(listNames(paths, codeSpan, SHOWN_FILES_MAX), "and");
  return paths.length === 1 ? `In ${named}.` : `In ${countOf(paths.length, "file")}: ${named}.`;
}

async function placeOf(
  changeSet: Marked,
  files: readonly ChangedFile[],
  { causes, paths }: SharedChange,
): Promise<MarkedPlace> {
  for (const cause of causes) {
    const line = "position" in cause.place ? cause.place.position?.line : undefined;
    const label = labelOf(cause);
    const file = files.find(({ path, formerPath }) => label === (cause.side === "after" ? path : formerPath));
    if (file === undefined || line === undefined) continue;
    if (cause.side === "after") return { path: file.path, line };
    if (file.now === "nothing") return { path: file.path, line: undefined };
    const texts = await textsOf(changeSet, file);
    if (texts.before === undefined || texts.after === undefined) continue;
    return { path: file.path, line: await lineAfter(texts.before, texts.after, line) };
  }
  const own = files.find((file) => paths.some((path) => isOf(file, path))) ?? files[0];
  if (own === undefined) return { path: paths[0] ?? "", line: undefined };
  const { before, after } = await textsOf(changeSet, own);
  const lines = after === undefined ? undefined : await linesOfTexts(before, after);
  return { path: own.path, line: lines?.changed[0]?.start };
}

async function textsOf({ head, openBefore }: Marked, { path, formerPath, now }: ChangedFile) {
  const base = formerPath === null ? undefined : await openBefore?.();
  const before = base?.ok && formerPath !== null ? await base.value.read(formerPath) : undefined;
  const after = now === "file" ? await head.read(path) : undefined;
  return { before: decodedText(before), after: decodedText(after) };
}

function decodedText(read: Awaited<ReturnType<ChangeSet["head"]["read"]>> | undefined): string | undefined {
  const decoded = read?.ok ? decodeFile(read.value, FILE_MAX_BYTES) : undefined;
  return decoded?.ok ? decoded.value : undefined;
}
