import type { TreeEntry } from "../../../action/files/git-object.ts";
import type { Repository } from "../../../action/files/repository.ts";
import { err, ok } from "../../../shared/index.ts";

/** Files by their paths; `null` is a symbolic link. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** A repository of these files, as the Action reads it. */
export function repositoryOf(files: Files, name: Repository["commit"]["name"] = "the head commit"): Repository {
  const read: Repository["read"] = async (path) => {
    const content = files[path];
    if (typeof content === "string") return ok(new TextEncoder().encode(content));
    return content ? ok(content) : err({ reason: "It is no file." });
  };
  const kindOf = (path: string) => (files[path] === null ? "link" : "file");
  return {
    commit: { sha: "1".repeat(40), name },
    kindOf: async (path) => ok(files[path] === undefined ? undefined : kindOf(path)),
    read,
    readBlob: read,
    fetchBlobs: async () => {},
    list: async () => ok(Object.keys(files).map((path): TreeEntry => ({ path, kind: kindOf(path), sha: path }))),
  };
}
