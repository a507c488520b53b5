/** A type and a subtype (RFC 6838, 4.2), each of which may be `*`, and parameters (RFC 9110, 5.6.6). */
const NAME = String.raw`[A-Za-z\d][\w!#$&^.+-]{0,126}`;
const TOKEN = String.raw`[\w!#$%&'*+.^\x60|~-]+`;
const MEDIA_TYPE = new RegExp(
  String.raw`^(?:\*/\*|${NAME}/(?:\*|${NAME}))(?:[ \t]*;[ \t]*${TOKEN}=(?:${TOKEN}|"[^"]*"))*$`,
);

/** The media types that people mean by a name or a file extension. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["csv", "text/csv"],
  ["gif", "image/gif"],
  ["html", "text/html"],
  ["jpeg", "image/jpeg"],
  ["jpg", "image/jpeg"],
  ["json", "application/json"],
  ["markdown", "text/markdown"],
  ["md", "text/markdown"],
  ["mp3", "audio/mpeg"],
  ["mp4", "video/mp4"],
  ["pdf", "application/pdf"],
  ["png", "image/png"],
  ["txt", "text/plain"],
  ["wav", "audio/wav"],
  ["webp", "image/webp"],
]);

/** Names that look right and are not registered, so that nothing is sent under them. */
const UNREGISTERED: ReadonlyMap<string, string> = new Map([
  ["audio/mp3", "audio/mpeg"],
  ["image/jpg", "image/jpeg"],
  ["image/svg", "image/svg+xml"],
]);

/** True for `image/png`, `text/plain; charset=utf-8`, and the ranges `image/*` and `*` + `/*`. */
export function isMediaType(text: string): boolean {
  return MEDIA_TYPE.test(text);
}

/** True for the media type of images, and of all of them. */
export function isImageType(text: string): boolean {
  return isMediaType(text) && text.toLowerCase().startsWith("image/");
}

/** True for what has the form of a media type and is a common mistake for another one. */
export function isUnregisteredType(text: string): boolean {
  return UNREGISTERED.has(text.toLowerCase());
}

/**
 * The media type that a text means which is none: `image/png` for `png`, `.png` or ` image/png`, `image/jpeg` for
 * `image/jpg`. Undefined where none is clear.
 */
export function meantMediaType(text: string): string | undefined {
  const trimmed = text.trim();
  const unregistered = UNREGISTERED.get(trimmed.toLowerCase());
  if (unregistered !== undefined) return unregistered;
  if (isMediaType(trimmed)) return trimmed;
  return MEANT.get(trimmed.toLowerCase().replace(/^\*?\./, ""));
}
