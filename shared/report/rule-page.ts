import { readHttpUrl } from "../text/http-url.ts";
import { escapeLinkTarget } from "../text/markdown.ts";
import { clippedCode } from "./clipped-markdown.ts";

/**
 * Reads what stands before a rule's id in the address of its page, and adds the slash that people leave out. Undefined
 * where it is no web address.
 */
export function readDocsUrl(text: string): string | undefined {
  if (readHttpUrl(text) === undefined) return undefined;
  return /[/#]$/.test(text) ? text : `${text}/`;
}

/**
 * The address of a rule's page.
 *
 * @param docsUrl what stands before the rule's id in it: `https://steward.example.com/rules/`, or
 *   `https://github.com/OWNER/provider-steward/blob/main/docs/rules.md#`.
 */
export function rulePageUrl(docsUrl: string, rule: string): string {
  return docsUrl + encodeURIComponent(rule.toWellFormed());
}

/** Reads the address of a playground; undefined where it is no web address, or says already what to open. */
export function readPlaygroundUrl(text: string): string | undefined {
  return readHttpUrl(text) === undefined || text.includes("#") ? undefined : text;
}

/** The address at which a playground opens a file that shows a rule. */
export function ruleExampleUrl(playgroundUrl: string, rule: string): string {
  return `${playgroundUrl}#rule=${encodeURIComponent(rule.toWellFormed())}`;
}

/** A rule's id in Markdown, as a link to its page where `docsUrl` says where that is. */
export function ruleInMarkdown(rule: string, docsUrl: string | undefined): string {
  const name = clippedCode(rule);
  return docsUrl === undefined ? name : `[${name}](${escapeLinkTarget(rulePageUrl(docsUrl, rule))})`;
}
