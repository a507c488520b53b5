import { BUNDLE_PATH_MAX_BYTES } from "../../limits.ts";
import { isLongerInUtf8 } from "../utf8-length.ts";
import { BundleRefusal, showName } from "./refusal.ts";

/**
 * The path of an entry within its bundle, without a `./` before it and a slash behind it; empty for the bundle's own folder.
 * Whatever leads out of the bundle, or is written in more than one way, is refused.
 */
export function entryPath(name: string): string {
  const path = name.replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
  if (name === "." || (path === "" && name !== "" && name !== "/")) return "";
  const trouble = troubleOf(path, name);
  if (trouble === undefined) return path;
  throw new BundleRefusal(`The entry ${showName(name)} of the archive ${trouble}`);
}

/** What is wrong with a path, as the end of a sentence. */
function troubleOf(path: string, name: string): string | undefined {
  if (name === "") return "has no name. Leave it out.";
  if (/^\/|^[a-z]:\//i.test(name)) return "has an absolute name. Name it from the bundle's own folder.";
  if (path.includes("\\")) return "has a backslash in its name. Write / between folders.";
  if (/\p{Cc}/u.test(path)) return "has a control character in its name. Rename it.";
  if (!path.isWellFormed()) return "has half a character in its name. Rename it.";
  const segments = path.split("/");
  if (segments.includes("")) return "has two slashes in a row, or too many at an end. Write one between folders.";
  if (segments.some((segment) => /^\.+$/.test(segment)))
    return "has a part of dots only in its name, such as `..`. Name it from the bundle's own folder.";
  // The composed form may be longer, and to compose a text of any length may take the square of it.
  if (isTooLong(path) || isTooLong(path.normalize()))
    return `has a name of more than ${BUNDLE_PATH_MAX_BYTES} bytes. Shorten it.`;
  return undefined;
}

/** Whether a text is longer than the path of a bundle's file may be. */
export function isTooLong(path: string): boolean {
  return isLongerInUtf8(path, BUNDLE_PATH_MAX_BYTES);
}
