import { type Json, parseJson, quote, valueAt } from "../../shared/index.ts";
import { BundleError, showName } from "./bundle-error.ts";

/** Size of the manifest of a bundle; a larger one is not read. */
export const BUNDLE_MANIFEST_MAX_BYTES = 4 * 1024 * 1024;

/** The file of a bundle that says what the bundle is. */
export const MANIFEST_PATH = "manifest.json";

/** The files that a bundle's manifest names to be served for the root; there need not be such files. */
export interface EntryNames {
  /** It goes before the other one. */
  readonly primaryHtml?: string | undefined;
  readonly entrypoint?: string | undefined;
}

/** The only mode that this server runs: files are served as they are. */
const STATIC_MODE = "static";

/** The fields that name what is run, rendered or shown first. */
const PROGRAM_FIELDS = ["primary_rmd", "primary_html", "entrypoint"];

/** The ends of the names of files that are run or rendered, and not shown by a browser. */
const SOURCE_FILE =
  /\.(?:c|cc|cpp|cs|go|ipynb|java|jl|js|jsx|cjs|mjs|php|pl|py|pyc|pyw|qmd|r|rb|rmd|rs|scala|sh|sql|ts|tsx|cts|mts)$/i;

/** The name of an object of a program, such as `app:api`. */
const MODULE_AND_OBJECT = /^[\w./-]+:[\w.]+(?:\(.*\))?$/;

const ADVICE =
  `This server runs no programs. Send files to serve as they are, such as rendered HTML (mode ${quote(STATIC_MODE)}), or ` +
  'create content with app_mode "api" for an API that runs elsewhere.';

/**
 * Reads a manifest. Throws a `BundleError` for a bundle that is to be run or rendered (decisions: Programs): served
 * as it is, its sources would be public. A text that is not a manifest says nothing.
 */
export function readManifest(bytes: Uint8Array): EntryNames {
  const document = parseJson(new TextDecoder().decode(bytes));
  const mode = textAt(document, "appmode");
  if (mode !== undefined && mode !== STATIC_MODE) {
    throw new BundleError(`The manifest names the mode ${showName(mode)}. ${ADVICE}`);
  }
  for (const field of PROGRAM_FIELDS) {
    const name = textAt(document, field);
    if (name !== undefined && isProgram(name)) {
      throw new BundleError(
        `The manifest names ${showName(name)} as what to start with, which is source code. ${ADVICE}`,
      );
    }
  }
  return { primaryHtml: textAt(document, "primary_html"), entrypoint: textAt(document, "entrypoint") };
}

/** @throws BundleError for a manifest that is too large to be read, so that it is unknown what the bundle is. */
export function checkManifestSize(size: number): void {
  if (size <= BUNDLE_MANIFEST_MAX_BYTES) return;
  throw new BundleError(
    `The ${MANIFEST_PATH} of the archive is larger than ${BUNDLE_MANIFEST_MAX_BYTES} bytes. Leave out the files that it lists.`,
  );
}

function isProgram(name: string): boolean {
  return SOURCE_FILE.test(name) || MODULE_AND_OBJECT.test(name);
}

/** A text of the manifest's metadata; undefined where there is none, or an empty one. */
function textAt(document: Json | undefined, field: string): string | undefined {
  const value = valueAt(document, ["metadata", field]);
  return typeof value === "string" && value !== "" ? value : undefined;
}
