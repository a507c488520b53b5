import type { Log } from "sarif";
import type { CheckedFile, FileChanges, SuppressedDiagnostic } from "../../../shared/index.ts";
import { readSarifMessage } from "../readers/sarif-message.ts";
import { shownAs } from "../readers/terminal.ts";
import { type Comparison, HARMLESS, printed } from "./comparison.ts";

/** For programs: every diagnostic as it is, in characters that are harmless where the JSON is printed. */
export function compareJson(files: readonly CheckedFile[], report: string): Comparison {
  return {
    read: {
      ...printed(report),
      files: filesIn(parsed(report)).map(({ path, diagnostics, suppressed }) => ({
        path,
        diagnostics,
        suppressed: suppressed?.diagnostics,
      })),
    },
    meant: {
      ...HARMLESS,
      files: files.map(({ path, diagnostics, suppressed }) => ({
        path,
        diagnostics: JSON.parse(JSON.stringify(diagnostics)),
        suppressed: JSON.parse(JSON.stringify(suppressed)),
      })),
    },
  };
}

interface FileInJson {
  readonly path?: unknown;
  readonly diagnostics?: unknown;
  readonly suppressed?: { readonly diagnostics?: unknown };
}

function filesIn(report: { readonly files: readonly FileInJson[] } | undefined): readonly FileInJson[] {
  return report?.files ?? [];
}

/** For programs: what changes, as it is, in characters that are harmless where the JSON is printed; no two files share a change. */
export function compareChanges(changes: readonly FileChanges[], report: string): Comparison {
  const { changes: all, files } = parsed(report) ?? {};
  return {
    read: { ...printed(report), lines: report.split("\n").length, changes: all, files },
    meant: { ...HARMLESS, lines: 1, changes: changes.flatMap(changesAlone), files: changes.map(fileAlone) },
  };
}

function changesAlone(file: FileChanges) {
  if (file.kind === "unknown") return [];
  return file.changes.map(({ cause, ...change }) => ({
    ...change,
    causes: [cause],
    files: [file.path],
    fileCount: 1,
    governed: null,
  }));
}

function fileAlone(file: FileChanges) {
  if (file.kind === "unknown") return file;
  const { changes: _, ...facts } = file;
  return { ...facts, widens: file.widens ?? null };
}

/** For code scanning: every message as text without links, at a URI that leads to the file below the root. */
export function compareSarif(files: readonly CheckedFile[], report: string): Comparison {
  const log: Partial<Log> | undefined = parsed(report);
  const results = log?.runs?.[0]?.results ?? [];
  return {
    read: {
      ...printed(report),
      results: results.map(({ message, locations, relatedLocations = [], suppressions }) => ({
        suppressions: suppressions?.map(({ kind, justification }) => ({ kind, justification })),
        messages: [message, ...relatedLocations.flatMap((place) => place.message ?? [])].map(({ text = "" }) =>
          readSarifMessage(text),
        ),
        path: pathOf(locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? ""),
      })),
    },
    meant: {
      ...HARMLESS,
      results: files.flatMap(({ path, diagnostics, suppressed }) =>
        [...diagnostics, ...suppressed].map(({ message, advice, related, ...more }) => ({
          suppressions: "suppression" in more ? [meantSuppression(more.suppression)] : [],
          messages: [`${message} ${advice}`, ...related.map((place) => place.message)].map((text) => ({
            text: shownAs(text),
            links: [],
          })),
          path: path
            .toWellFormed()
            .replace(/^(?:\.\/+)+/, "")
            .replace(/^\/+/, "/"),
        })),
      ),
    },
  };
}

function meantSuppression({ kind, reason }: SuppressedDiagnostic["suppression"]) {
  return { kind: kind === "comment" ? "inSource" : "external", justification: shownAs(reason) };
}

const ROOT = "https://root.example/";

/** Where a URI reference leads from the root; one that starts with a slash or a scheme is as it is. */
function pathOf(uri: string): string {
  const text = uri.startsWith("file://") ? uri.slice("file://".length) : uri;
  try {
    const isBelow =
      new URL(uri, ROOT).href.startsWith(uri.startsWith("file://") ? "file:///" : ROOT) && !/[?#\\]/.test(uri);
    return isBelow ? decodeURIComponent(text) : `elsewhere: ${uri}`;
  } catch {
    return `nowhere: ${uri}`;
  }
}

function parsed(json: string) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
