import { type Cause, EFFECTS, type Effect } from "../changes/change.ts";
import { codeSpan, escapeLinkTarget, markdownSentence } from "../text/markdown.ts";
import { countOf, joinParts, listNames } from "../text/wording.ts";
import { formatAcceptHelp } from "./accept-markdown.ts";
import { EFFECT_TITLES, KIND_TITLES } from "./changes-text.ts";
import { countEffects, describeEffects, type EffectCounts, subtractEffects } from "./effect-counts.ts";
import { changesOf, type FileChanges, type SharedChange } from "./file-changes.ts";
import { countBytes } from "./fit.ts";
import {
  ALIKE_MAX_LISTED,
  FILE_HEADINGS_MAX,
  LISTED_CONFIGURATIONS_MAX,
  SHOWN_CAUSES_MAX,
  SHOWN_FILES_MAX,
  UNFOLDED_MAX_CHANGES,
} from "./limits.ts";
import type { LinkTo } from "./link.ts";
import { acceptedText, type Openings, openingOf, reportedChanges } from "./openings.ts";
import { pointToWhole, type WholeReport } from "./whole-report.ts";

export interface ChangesOptions {
  /** The bytes that the text may take. */
  readonly maxBytes: number;
  /** Without it, lines are no links. */
  readonly linkTo?: LinkTo;
  readonly openings?: Openings | undefined;
  /** Where all is, for what has no room here. */
  readonly more?: WholeReport | undefined;
}

/** The most of the room that how to accept what opens may take. */
const ACCEPT_HELP_SHARE = 1 / 4;

/**
 * A section of a summary in GitHub's Markdown: what changes for users, as a list for each effect. Of many that are alike, and where
 * all does not fit, the end is left out, and a last line counts it. Empty where no file was compared.
 */
export function formatChangesSummary(files: readonly FileChanges[], options: ChangesOptions): string {
  if (files.length === 0) return "";
  const head = "\n## What changes for users\n";
  const most = explainOmittedChanges(countEffects(files.flatMap(changesOf)), files.length, options.more);
  const listed = (maxBytes: number) =>
    formatChangeLists(files, { ...options, maxBytes, effects: EFFECTS, heading: "###", maxAlike: ALIKE_MAX_LISTED });
  const help = formatAcceptHelp(files, options.openings, options.maxBytes * ACCEPT_HELP_SHARE);
  const room = options.maxBytes - countBytes(head + help);
  const all = listed(room);
  const { text, omitted, omittedNotes } = all.isWhole ? all : listed(room - countBytes(most));
  return head + text + help + explainOmittedChanges(omitted, omittedNotes, options.more);
}

function explainOmittedChanges(omitted: EffectCounts, notes: number, more: WholeReport | undefined): string {
  const left = describeOmission(omitted, notes);
  if (left === "") return "";
  return `\nNot listed here: ${left}.${pointToWhole(more)}\n`;
}

/** "moves 2, changes 3, 1 note"; "" where nothing is left out. */
export function describeOmission(omitted: EffectCounts, notes: number): string {
  return [describeEffects(omitted), notes === 0 ? "" : countOf(notes, "note")].filter((part) => part !== "").join(", ");
}

export interface ChangeListsOptions extends Omit<ChangesOptions, "more"> {
  /** Which effects are listed. */
  readonly effects: readonly Effect[];
  /** The text before each heading. */
  readonly heading: string;
  /** The changes to list of those that are folded together: a long list would hide the text after it. */
  readonly maxAlike: number;
}

/** Lists of changes, as much of them as there is room for. */
export interface ChangeLists {
  readonly text: string;
  readonly isWhole: boolean;
  /** The changes that are left out, also those that are not to be listed. */
  readonly omitted: EffectCounts;
  /** The number of notes on files that are left out. */
  readonly omittedNotes: number;
}

/** A paragraph or a bullet, with what stands above it where it is the first of its list. */
interface Piece {
  /** Undefined of a note. */
  readonly effect: Effect | undefined;
  readonly text: string;
  /** The text behind this part if it is the last one that is shown. */
  readonly end: string;
}

/** Notes on files, then the changes by effect. */
export function formatChangeLists(files: readonly FileChanges[], options: ChangeListsOptions): ChangeLists {
  const all = reportedChanges(files, options.openings);
  const notes = fileNotes(files);
  const listed = all.filter(({ effect }) => options.effects.includes(effect));
  const { shown, isWhole } = takeFitting(notes, changePieces(listed, files, options), options.maxBytes);
  const kept = shown.flatMap(({ effect }) => (effect === undefined ? [] : [{ effect }]));
  return {
    text: [...shown.map(({ text }) => text), shown.at(-1)?.end ?? ""].join(""),
    isWhole: isWhole && kept.length === listed.length,
    omitted: subtractEffects(countEffects(all), countEffects(kept)),
    omittedNotes: Math.max(0, notes.length - shown.length),
  };
}

/** The first pieces that fit together, with what ends them; past the first that does not, none is made. */
function takeFitting(notes: readonly Piece[], changes: Iterable<Piece>, maxBytes: number) {
  const shown: Piece[] = [];
  let bytes = 0;
  for (const pieces of [notes, changes]) {
    for (const piece of pieces) {
      bytes += countBytes(piece.text);
      if (bytes + countBytes(piece.end) > maxBytes) return { shown, isWhole: false };
      shown.push(piece);
    }
  }
  return { shown, isWhole: true };
}

/**
 * A paragraph each: uncompared layers, files that are new, removed or renamed, the files that settings govern, and the
 * absence of changes.
 */
function fileNotes(files: readonly FileChanges[]): readonly Piece[] {
  const known = files.filter((file) => file.kind === "known");
  const unread = files.flatMap((file) =>
    (file.kind === "unknown" ? [file.reason] : file.notCompared).map((reason) => ({ path: file.path, reason })),
  );
  const notCompared = Array.from(
    Map.groupBy(unread, ({ reason }) => reason),
    ([reason, ofReason]) => `Not known for ${fileNames(ofReason.map(({ path }) => path))}: ${markdownSentence(reason)}`,
  );
  const kinds = (["new", "removed"] as const).flatMap((kind) => {
    const ofKind = known.filter(({ file }) => file === kind).map(({ path }) => path);
    return ofKind.length === 0 ? [] : [`${kind === "new" ? "New" : "Removed"}: ${fileNames(ofKind)}.`];
  });
  const names = known.flatMap(({ path, formerPath }) =>
    formerPath === undefined ? [] : [`${codeSpan(formerPath)} to ${codeSpan(path)}`],
  );
  const renamed =
    names.length === 0
      ? []
      : [
          `Renamed: ${joinParts(
            listNames(names, (name) => name),
            "and",
          )}.`,
        ];
  const governed = known.flatMap(({ path, governs = [] }) =>
    governs.length === 0 ? [] : [`${codeSpan(path)} governs ${fileNames(governs, SHOWN_FILES_MAX)}.`],
  );
  const isQuiet = known.length > 0 && known.every(({ changes }) => changes.length === 0);
  const nothing = unread.length === 0 ? "Nothing changes for users." : "Nothing else changes for users.";
  return [...notCompared, ...kinds, ...renamed, ...governed, ...(isQuiet ? [nothing] : [])].map((note) => ({
    effect: undefined,
    text: `\n${note}\n`,
    end: "",
  }));
}

function fileNames(paths: readonly string[], max?: number): string {
  return joinParts(listNames(paths, codeSpan, max), "and");
}

/** A bullet for each change, by effect and by the files in which it is the same. A file that is the only one is named once. */
function* changePieces(
  changes: readonly SharedChange[],
  files: readonly FileChanges[],
  options: ChangeListsOptions,
): Iterable<Piece> {
  const [only] = files.length === 1 ? files : [];
  // Of a file that is new or removed, it is said already.
  let above = only?.kind === "known" && only.file === "changed" ? `\nIn ${codeSpan(only.path)}:\n` : "";
  for (const [effect, ofEffect] of Map.groupBy(changes, (change) => change.effect)) {
    above += headOf(effect, options.heading);
    for (const { title, list } of foldsOf(effect, ofEffect)) {
      const end = title === undefined && effect !== "none" ? "" : FOLD_END;
      if (title !== undefined) above += `\n<details><summary>${title}: ${countOf(list.length, "change")}</summary>\n`;
      for (const text of bulletsOf(list.slice(0, options.maxAlike), only === undefined, options)) {
        yield { effect, end, text: above + text };
        above = "";
      }
      above = end;
    }
  }
}

/** Ends what is folded. */
const FOLD_END = "\n</details>\n";

/** The changes of an effect: all together, or, where they are many, in groups of one kind with its name. */
function foldsOf(
  effect: Effect,
  changes: readonly SharedChange[],
): readonly { readonly title?: string; readonly list: readonly SharedChange[] }[] {
  if (effect === "none" || changes.length <= UNFOLDED_MAX_CHANGES) return [{ list: changes }];
  return Array.from(
    Map.groupBy(changes, ({ kind }) => kind),
    ([kind, list]) => ({ title: KIND_TITLES[kind], list }),
  );
}

/** The bullets of a list, with the files above those that share them, or behind each where that would be many headings. */
function* bulletsOf(
  changes: readonly SharedChange[],
  areFilesNamed: boolean,
  { linkTo, openings }: ChangeListsOptions,
): Iterable<string> {
  const groups = [...Map.groupBy(changes, ({ paths }) => paths.join("\0")).values()];
  const isEachNamed = areFilesNamed && groups.length > FILE_HEADINGS_MAX;
  for (const [index, list] of groups.entries()) {
    const isHead = areFilesNamed && !isEachNamed;
    let above = isHead ? headOfFiles(list[0]) : index === 0 ? "\n" : "";
    for (const change of list) {
      const where = isEachNamed ? ` In ${fileNames(change.paths, SHOWN_FILES_MAX)}.` : "";
      const accepted = acceptedText(openingOf(openings, change));
      const causes = causesText(change.causes, change.paths, linkTo);
      yield `${above}- ${change.text}${where}${causes}${accepted === "" ? "" : ` ${accepted}`}\n`;
      above = "";
    }
  }
}

/** The files that a list is about; for many configurations their number, and their names folded. */
function headOfFiles(change: SharedChange | undefined): string {
  const { paths = [], governed } = change ?? {};
  if (governed === undefined || paths.length <= SHOWN_FILES_MAX)
    return `\nIn ${fileNames(paths, SHOWN_FILES_MAX)}:\n\n`;
  const names = fileNames(paths, LISTED_CONFIGURATIONS_MAX);
  const summary = `In ${paths.length} of ${countOf(governed, "configuration")}`;
  return `\n<details><summary>${summary}</summary>\n\n${names}\n\n</details>\n\n`;
}

function headOf(effect: Effect, heading: string): string {
  const title = EFFECT_TITLES[effect];
  return effect === "none" ? `\n<details><summary>${title}</summary>\n` : `\n${heading} ${title}\n`;
}

function causesText(causes: readonly Cause[], paths: readonly string[], linkTo: LinkTo | undefined): string {
  const shown = causes.map((cause) => causeText(cause, paths, linkTo)).filter((text) => text !== "");
  return shown.length === 0
    ? ""
    : ` (${joinParts(
        listNames(shown, (text) => text, SHOWN_CAUSES_MAX),
        "and",
      )})`;
}

/**
 * The line of the deciding value, as a link where there is one; with the name of its file where that is another one. ""
 * where there is no such value.
 */
function causeText({ side, place }: Cause, paths: readonly string[], linkTo: LinkTo | undefined): string {
  if ((place.kind !== "layer" && place.kind !== "policy") || place.label === undefined) return "";
  const { label, position } = place;
  const names = [
    ...(paths.length === 1 && paths[0] === label ? [] : [codeSpan(label)]),
    ...(position === undefined ? [] : [`line ${position.line}`]),
    ...(side === "before" ? ["before"] : []),
  ];
  const text = names.join(", ");
  if (position === undefined || linkTo === undefined) return text;
  return `[${text}](${escapeLinkTarget(linkTo(label, position.line, side))})`;
}
