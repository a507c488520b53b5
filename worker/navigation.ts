import { readCredentials } from "./content-server/auth/sender.ts";
import type { Settings } from "./content-server/settings.ts";

/** Whether a person's browser asks for a page: not a script of one, not a program, and not with a key. */
export function isNavigation({ headers }: Request, { keyHeader }: Pick<Settings, "keyHeader">): boolean {
  const mode = headers.get("Sec-Fetch-Mode") ?? "navigate";
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  if (mode !== "navigate" || destination !== "document") return false;
  const credentials = readCredentials(headers, keyHeader);
  const hasNoKey = credentials.ok && credentials.value === undefined;
  return hasNoKey && acceptsHtml(headers.get("Accept") ?? "");
}

/** Programs that accept anything do not name HTML. */
function acceptsHtml(accept: string): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(accept);
}
