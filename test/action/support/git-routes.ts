import { type GitRepository, runGit } from "./git-repository.ts";
import { type Answer, REPOSITORY_PATH, type Route } from "./github.ts";

/** GitHub's view of a repository, with GitHub's own bounds where a test sets no lower ones. */
export interface ServedRepository {
  readonly repository: GitRepository;
  /** Its one pull request, which has the number 1. */
  readonly pull?: { readonly base: string; readonly head: string };
  /** A recursive listing of more names than this is given only in part. */
  readonly maxTreeEntries?: number;
  readonly maxPullRequestFiles?: number;
}

const COMPARISON_MAX_FILES = 300;

/** More patches than these no test looks at. */
const MAX_PATCHES = 20;

/** Answers as GitHub does where the repository is this one: the emulator makes up comparisons, and its ids are not git's. */
export function gitRoute({ repository, ...bounds }: ServedRepository): Route {
  const differences = new Map<string, readonly object[]>();
  const filesBetween = (before: string, after: string) => {
    const files = differences.get(before + after) ?? filesOf(repository, before, after);
    differences.set(before + after, files);
    return files;
  };
  const served = { repository, ...bounds, filesBetween };
  return async ({ method, path }) => {
    if (method !== "GET" || !path.startsWith(`${REPOSITORY_PATH}/`)) return undefined;
    const { pathname, searchParams } = new URL(path.slice(REPOSITORY_PATH.length), "http://localhost");
    try {
      return answerTo(served, pathname, searchParams);
    } catch {
      return { status: 404, body: { message: "Not Found" } };
    }
  };
}

interface Served extends ServedRepository {
  readonly filesBetween: (before: string, after: string) => readonly object[];
}

function answerTo(served: Served, path: string, query: URLSearchParams): Answer | undefined {
  const { repository, pull, filesBetween } = served;
  const [, object, id] = /^\/git\/(trees|blobs|commits)\/([0-9a-f]+)$/.exec(path) ?? [];
  if (object === "trees" && id !== undefined) return ok(treeOf(served, id, query.has("recursive")));
  if (object === "blobs" && id !== undefined) {
    const { type, bytes } = repository.object(id);
    if (type !== "blob") return { status: 404, body: { message: "Not Found" } };
    return ok({ sha: id, encoding: "base64", content: bytes.toString("base64") });
  }
  if (object === "commits" && id !== undefined) return ok({ sha: repository.git("rev-parse", `${id}^{commit}`) });
  const [, before, after] = /^\/compare\/([0-9a-f]+)\.\.\.([0-9a-f]+)$/.exec(path) ?? [];
  if (before !== undefined && after !== undefined) {
    const mergeBase = repository.git("merge-base", before, after);
    const files = query.get("page") === "2" ? [] : filesBetween(mergeBase, after).slice(0, COMPARISON_MAX_FILES);
    return ok({ merge_base_commit: { sha: mergeBase }, files });
  }
  if (pull === undefined || !path.startsWith("/pulls/1")) return undefined;
  const changed = filesBetween(repository.git("merge-base", pull.base, pull.head), pull.head);
  if (path === "/pulls/1")
    return ok({ head: { sha: pull.head }, base: { sha: pull.base }, changed_files: changed.length });
  const page = Number(query.get("page") ?? 1);
  const listed = changed.slice(0, served.maxPullRequestFiles ?? 3_000);
  const next = `<http://127.0.0.1${REPOSITORY_PATH}/pulls/1/files?per_page=100&page=${page + 1}>; rel="next"`;
  const body = listed.slice((page - 1) * 100, page * 100);
  return { status: 200, headers: listed.length > page * 100 ? { link: next } : {}, body };
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function treeOf({ repository, maxTreeEntries = 100_000 }: ServedRepository, id: string, isRecursive: boolean) {
  const tree = listedEntries(repository, id, isRecursive);
  const isTruncated = isRecursive && tree.length > maxTreeEntries;
  return { sha: id, tree: isTruncated ? tree.slice(0, maxTreeEntries) : tree, truncated: isTruncated };
}

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

const TYPES: Readonly<Record<string, string>> = { "040000": "tree", "160000": "commit" };

/** The entries of a tree, or of a commit's tree; each folder comes before its content. */
function listedEntries(repository: GitRepository, id: string, isRecursive: boolean): readonly TreeEntry[] {
  const { type, bytes } = repository.object(id);
  if (type === "commit") return listedEntries(repository, bytes.toString("latin1", "tree ".length, 45), isRecursive);
  const entries: TreeEntry[] = [];
  // For each entry: mode, space, name, zero, and the twenty bytes of an id.
  for (let at = 0; at < bytes.length; ) {
    const [space, zero] = [bytes.indexOf(" ", at), bytes.indexOf(0, at)];
    const [mode, path] = [
      bytes.toString("latin1", at, space).padStart(6, "0"),
      bytes.toString("utf8", space + 1, zero),
    ];
    const sha = bytes.toString("hex", zero + 1, zero + 21);
    const kind = TYPES[mode] ?? "blob";
    entries.push({ path, mode, type: kind, sha });
    if (isRecursive && kind === "tree") {
      for (const inner of listedEntries(repository, sha, true))
        entries.push({ ...inner, path: `${path}/${inner.path}` });
    }
    at = zero + 21;
  }
  return entries;
}

const STATUSES: Readonly<Record<string, string>> = {
  A: "added",
  D: "removed",
  M: "modified",
  R: "renamed",
  T: "changed",
};

function filesOf({ folder, git }: GitRepository, before: string, after: string) {
  const parts = git("diff-tree", "-r", "-z", "--raw", "--no-abbrev", "-M", before, after).split("\0");
  const files: object[] = [];
  for (let at = 0; at + 1 < parts.length; ) {
    const [, , oldSha = "", newSha = "", status = ""] = (parts[at] ?? "").split(" ");
    const isRenamed = status.startsWith("R");
    const former = parts[at + 1] ?? "";
    const filename = isRenamed ? (parts[at + 2] ?? "") : former;
    const diff =
      files.length < MAX_PATCHES
        ? runGit(folder, ["diff", "-M", before, after, "--", former, filename]).toString()
        : "";
    const hunks = diff.indexOf("\n@@ ");
    files.push({
      filename,
      status: STATUSES[status.slice(0, 1)],
      // Where only the mode changes, GitHub names no blob.
      sha: status === "M" && oldSha === newSha ? null : status === "D" ? oldSha : newSha,
      ...(isRenamed ? { previous_filename: former } : {}),
      ...(hunks < 0 ? {} : { patch: diff.slice(hunks + 1).replace(/\n$/, "") }),
    });
    at += isRenamed ? 3 : 2;
  }
  return files;
}
