import { attempt } from "../trouble.ts";
import type { ChangedFile } from "./changed-files.ts";
import type { FoundFiles } from "./find-difference.ts";
import type { Repository } from "./repository.ts";
import { notesOfLeftOut } from "./tree-files.ts";

/**
 * Leaves symbolic links and submodules out of a listing by the API, which does not tell them from files. One that is in
 * the place of a file counts as that file's removal. Only what may be one is looked up.
 *
 * @param head the files at the commit that is checked.
 */
export async function withoutLinks(
  files: readonly ChangedFile[],
  head: Repository,
  matches: (path: string) => boolean,
): Promise<FoundFiles> {
  const links = new Set<ChangedFile>();
  for (const file of files) {
    if (file.isRemoved || !matches(file.path) || !hasShapeOfLink(file)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
    const found = await attempt(() => head.kindOf(file.path));
    // What cannot be looked up is told when it is read.
    if ("result" in found && found.result !== undefined && found.result !== "file") links.add(file);
  }
  return {
    files: files.flatMap((file) => (links.has(file) ? removalOf(file) : [file])),
    notes: notesOfLeftOut(
      Array.from(links, ({ path }) => path),
      matches,
    ),
  };
}

/** In a diff each is one line, where it leads or which commit it names; what took a file's place may be the file's end alone. */
function hasShapeOfLink({ patch }: ChangedFile): boolean {
  return patch === undefined || /^@@ -\S+ \+(?:1(?:,1)?|0,0) @@/.test(patch);
}

function removalOf({ formerPath }: ChangedFile): readonly ChangedFile[] {
  return formerPath === null
    ? []
    : [{ path: formerPath, formerPath, isRemoved: true, blobSha: null, patch: undefined }];
}
