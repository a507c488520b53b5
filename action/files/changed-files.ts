import { ActionError } from "../action-error.ts";
import { member } from "../github/answer.ts";
import { ODD_ANSWER } from "../github/failure.ts";

/** A file that a change adds, changes, renames or removes. */
export interface ChangedFile {
  /**
   * From the repository's root, folders separated by `/`; a renamed one's new name. Untrusted: it may hold any character
   * but NUL.
   */
  readonly path: string;
  /** Its path before the change, or null where it is new. Where nothing is compared, its path. */
  readonly formerPath: string | null;
  /** True where it is not there at the commit that is checked. */
  readonly isRemoved: boolean;
  /**
   * Id of the git blob that holds the file at the commit that is checked; null where it is removed, and where GitHub names
   * none, because nothing but its permissions changes.
   */
  readonly blobSha: string | null;
  /** GitHub's diff of the file: hunks without a header; undefined where there is none. */
  readonly patch: string | undefined;
}

/** The path of a file that was a configuration before the change, or null where there was none. */
export function formerConfiguration({ formerPath }: ChangedFile, matches: (path: string) => boolean): string | null {
  return formerPath !== null && matches(formerPath) ? formerPath : null;
}

/**
 * The files of a listing by the API, in its order.
 *
 * @param items of a pull request's files, or of the files of a comparison.
 * @throws ActionError where they are not what GitHub documents.
 */
export function listedFiles(items: unknown): readonly ChangedFile[] {
  if (!Array.isArray(items)) throw new ActionError(ODD_ANSWER);
  return items.map((item) => {
    if (!isListedFile(item)) throw new ActionError(ODD_ANSWER);
    const { filename, status, sha, previous_filename, patch } = item;
    return {
      path: filename,
      formerPath: FORMERLY_ABSENT.has(status) ? null : status === "renamed" ? (previous_filename ?? null) : filename,
      isRemoved: status === "removed",
      blobSha: sha,
      patch,
    };
  });
}

/** A copied file is new; the one that it is a copy of stays. */
const FORMERLY_ABSENT: ReadonlySet<string> = new Set(["added", "copied"]);

/** What is read of an item of a listing. */
interface ListedFile {
  readonly filename: string;
  readonly status: string;
  readonly sha: string | null;
  /** Only of a renamed one. */
  readonly previous_filename?: string;
  /** Not of one that is binary, or differs in much, or in nothing. */
  readonly patch?: string;
}

function isListedFile(item: unknown): item is ListedFile {
  const sha = member(item, "sha");
  const isTextOrNone = (name: string) => ["string", "undefined"].includes(typeof member(item, name));
  return (
    typeof member(item, "filename") === "string" &&
    typeof member(item, "status") === "string" &&
    (typeof sha === "string" || sha === null) &&
    isTextOrNone("previous_filename") &&
    isTextOrNone("patch")
  );
}
