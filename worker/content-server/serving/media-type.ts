import mime from "mime";

/** The Content-Type of a file, by the ending of its name. */
export function mediaTypeOf(path: string): string {
  // Without a slash, a name without an ending would be taken for one.
  const type = mime.getType(`/${path}`) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
