/** The file that is served for a folder. */
export const INDEX_FILE = "index.html";

/**
 * The file of a bundle that a resource names: the entry file for the root, the index of a folder for a path with a slash at
 * its end. Undefined where no file can have the name.
 *
 * @param resource what follows the content's base in a URL's path, with its percent-escapes.
 */
export function staticPath(resource: string, entryFile: string): string | undefined {
  if (resource === "") return entryFile;
  const segments = resource.split("/").map(decodeSegment);
  // An empty last segment follows the slash of a folder.
  if (segments.at(-1) === "") segments.splice(-1, 1, INDEX_FILE);
  return segments.every(isName) ? segments.join("/") : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** An escaped slash is not a separator: the page's relative links would be wrong. */
function isName(segment: string | undefined): boolean {
  return segment !== undefined && !["", ".", ".."].includes(segment) && !/[/\0]/.test(segment);
}

/** The media type of a file, by the extension of its name. The table of all types is built with the first file. */
export async function mediaTypeOf(path: string): Promise<string> {
  const { default: mime } = await import("mime");
  // Without a slash, a name without an extension would be taken for an extension.
  return mime.getType(`/${path}`) ?? "application/octet-stream";
}
