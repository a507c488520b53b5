import type { IncomingMessage, ServerResponse } from "node:http";
import { filesBelow } from "./exported.ts";

/** The URL at which the server has the export. */
export const EXPORT_PATH = "/__api__/v1/audit_exports/0f9d";

/** Serves the files of a folder as a server serves the objects of an export, a few names a page. */
export function objectsOf(folder: string, change: (name: string, bytes: Buffer) => Buffer = (_, bytes) => bytes) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? "", "http://x");
    if (!url.pathname.startsWith(`${EXPORT_PATH}/objects`)) return void response.writeHead(404).end("{}");
    const name = url.pathname.slice(`${EXPORT_PATH}/objects/`.length);
    const files = filesBelow(folder);
    if (name === "") {
      const after = url.searchParams.get("next") ?? "";
      const prefix = url.searchParams.get("prefix") ?? "";
      const names = [...files.keys()].filter((one) => one.startsWith(prefix) && one > after);
      const page = names.slice(0, 2);
      const next = names.length > 2 ? page.at(-1) : null;
      return void response.end(
        JSON.stringify({ results: page.map((one) => ({ name: one, bytes: 1 })), paging: { cursors: { next } } }),
      );
    }
    const bytes = files.get(name);
    if (bytes === undefined) return void response.writeHead(404).end("{}");
    return void response.end(change(name, bytes));
  };
}
