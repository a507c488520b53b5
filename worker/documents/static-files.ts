/** The static files of the deployment: what `npm run generate` writes of the documents, and their pictures. */

import type { Context } from "../platform/context.ts";

/** The host of addresses within them. No request leaves the Worker for it. */
const WITHIN = "https://files.invalid";

/** The text of a file; undefined where there is none. */
export async function readStaticText({ files }: Pick<Context, "files">, path: string): Promise<string | undefined> {
  const found = await askStatic({ files }, path);
  if (found.ok) return await found.text();
  await found.body?.cancel();
  return undefined;
}

/** A file as an answer, as it is stored. @param headers what the caller said of the one that it has. */
export async function askStatic(
  { files }: Pick<Context, "files">,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return await files.fetch(new URL(path, WITHIN), { headers });
}
