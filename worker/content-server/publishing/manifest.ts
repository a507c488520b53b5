import { type Json, valueAt } from "../../../shared/index.ts";

/** What is served for the root where no manifest says otherwise. */
const DEFAULT_ENTRY_FILE = "index.html";

/** Where manifests name it, the first that there is. */
const FIELDS = ["primary_html", "entrypoint"];

/**
 * The file of a bundle that is served for the root: the one that its `manifest.json` names, where there is such a file.
 *
 * @param find the path of the file that a name means; undefined where there is none.
 */
export function entryFileOf(manifest: string | undefined, find: (name: string) => string | undefined): string {
  const document = manifest === undefined ? undefined : parse(manifest);
  for (const field of FIELDS) {
    const name = valueAt(document, ["metadata", field]);
    const path = typeof name === "string" ? find(name) : undefined;
    if (path !== undefined) return path;
  }
  return DEFAULT_ENTRY_FILE;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
