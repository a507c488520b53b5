import { codeSpan } from "../text/markdown.ts";
import { maskUrl } from "../text/url-secrets.ts";
import { clipName, countOf, joinParts, listNames, shownName } from "../text/wording.ts";
import { destinationOf } from "./destination.ts";

/** A name from a file within a sentence. */
export function nameText(name: string): string {
  return codeSpan(shownName(name));
}

/** "`m1` and `m2`"; for a long list, the number of those that are not named. */
export function listText(names: readonly string[]): string {
  return joinParts(listNames(names, nameText), "and");
}

/** A URL within a sentence, without its secrets. */
export function urlText(url: string): string {
  return codeSpan(clipName(maskUrl(url)));
}

/** A host name that is no markup in Markdown, and that GitHub makes no link of. */
const PLAIN_HOST = /^(?!www\.)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?$/;

/** The host of a URL within a sentence; for a text that cannot be parsed, all that may be shown. */
export function hostText(url: string): string {
  const { host } = destinationOf(url);
  if (host === undefined) return urlText(url);
  return PLAIN_HOST.test(host) && shownName(host) === host ? host : nameText(host);
}

/** The same, where requests that are not encrypted are worth a word. */
export function wayText(url: string): string {
  return destinationOf(url).scheme === "http" ? `${hostText(url)} by plain HTTP` : hostText(url);
}

/** "its own host", with its name where the vocabulary knows it. @param owner the start, such as "its". */
export function ownHostText(owner: string, url: string | undefined): string {
  return url === undefined ? `${owner} own host` : `${owner} own host ${wayText(url)}`;
}

/** "3 models". */
export function modelCount(count: number): string {
  return count === 0 ? "no model" : countOf(count, "model");
}
