import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import { parseUrl } from "../text/parse-url.ts";
import { fromPointer } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import { quote } from "../text/wording.ts";
import { GLOB_MAX_CHARACTERS } from "./limits.ts";
import type { ValueFault } from "./value-findings.ts";

/** A shape that a value may not have, and what is wrong with it. */
type FaultyShape = readonly [shape: RegExp, fault: string];

function faultIn(text: string, shapes: readonly FaultyShape[]): string | undefined {
  return shapes.find(([shape]) => shape.test(text))?.[1];
}

const WHITESPACE: FaultyShape = [/^\s*$/, "is only whitespace"];

/** A suggestion that would have to be cut or masked would be a wrong one. */
function adviceToWrite(instead: string | undefined, otherwise: string): string {
  return instead !== undefined && quote(instead) === JSON.stringify(instead) ? `Use ${quote(instead)}.` : otherwise;
}

/** The fault of a text that must not be empty. */
export function emptyFault(text: string, advice: string): ValueFault | undefined {
  const fault = faultIn(text, [WHITESPACE]);
  return fault === undefined ? undefined : { fault, advice };
}

const HOST_SHAPES: readonly FaultyShape[] = [
  WHITESPACE,
  [/:\/\//, "is a URL, not a host"],
  [/@/, "contains more than a host"],
  [/[/?#\\]/, "contains a path, not only a host"],
  [/\s/, "contains whitespace"],
  [/^\*\.(?:[\d.]+|\[.*\])(?::\d*)?$/, "is a pattern for an IP address, which has no hosts below it"],
  [/(?!^)\*|^\*(?!\.)/, 'contains a "*" other than "*." at the start'],
];

const HOST_ADVICE =
  'Use a host such as "api.example.com", or "*.example.com" for every host below it; add ":8443" to approve only that port.';

/** The fault of a host, or of a pattern of hosts: `api.example.com`, `*.example.com`, either with `:port`. */
export function hostFault(text: string): ValueFault | undefined {
  if (isHostPattern(text)) return undefined;
  if (text === "*") return { fault: "approves every host", advice: 'Remove "approvedHosts" to approve every host.' };
  if (isHostPattern(text.replace(/:\d*$/, "")))
    return { fault: "has an invalid port", advice: `Use a port from 1 to ${PORT_MAX}, or none.` };
  const fault = faultIn(text, HOST_SHAPES) ?? "is not a valid host";
  return { fault, advice: adviceToWrite(hostPatternIn(text), HOST_ADVICE) };
}

/** True for a host as URLs have it once they are parsed, but for its case. */
function isHostPattern(text: string): boolean {
  const [, wildcard, host = "", port = "1"] = /^(\*\.)?([\w.-]+|\[[\da-f:.]+\])(?::([1-9]\d{0,4}))?$/i.exec(text) ?? [];
  if (wildcard !== undefined && /^\[|\.\d+$/.test(host)) return false;
  return Number(port) <= PORT_MAX && !/^\.|\.\.|\.$/.test(host) && hostOf(host) === host.toLowerCase();
}

const PORT_MAX = 65_535;

/** The host of `https://…` as URLs have it once they are parsed; undefined where there is none. */
function hostOf(authority: string): string | undefined {
  const url = `https://${authority}/`;
  return parseUrl(url)?.host;
}

/** The pattern that a text most likely means: without scheme, userinfo and path, and as URLs have it. */
function hostPatternIn(text: string): string | undefined {
  const authority = text
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, "")
    .replace(/[/?#\\].*$/s, "")
    .replace(/^.*@/s, "");
  const candidates = [authority, hostOf(authority), authority.replace(/^\./, "*.")];
  return candidates.find((candidate) => candidate !== undefined && isHostPattern(candidate))?.toLowerCase();
}

const PATH_SHAPES: readonly FaultyShape[] = [
  WHITESPACE,
  [/^[a-z][a-z\d+.-]+:/i, "is a URL, not a path"],
  [/^(?:[/\\]|[a-z]:)/i, "is an absolute path"],
  [/\\/, "contains a backslash"],
  // oxlint-disable-next-line no-control-regex -- what no path of a file in a repository holds
  [/[\u0000-\u001f]/, "contains a control character"],
  [/(?:^|\/)\.{0,2}$/, "is the path of a folder, not of a file"],
];

/** The fault of the path of a layer's file, which starts at the policy file's folder and may not leave it. */
export function pathFault(text: string): ValueFault | undefined {
  const fault = faultIn(text, PATH_SHAPES) ?? (leadsOut(text) ? "is outside the policy file's folder" : undefined);
  if (fault === undefined) return undefined;
  return {
    fault,
    advice:
      'Use the path of a file relative to the policy file\'s folder, with "/" between folders, for example "layers/enforced.providers.json".',
  };
}

function leadsOut(path: string): boolean {
  let depth = 0;
  for (const name of path.split("/")) {
    if (name === "..") depth -= 1;
    else if (name !== "" && name !== ".") depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** Globs that match no path, or more than was meant; `replacement` is what `replace` puts in the shape's place, where that corrects the glob. */
const GLOB_MISTAKES: readonly { readonly shape: RegExp; readonly fault: string; readonly replacement?: string }[] = [
  { shape: WHITESPACE[0], fault: WHITESPACE[1] },
  { shape: /\\/g, fault: "contains a backslash, which does not separate folders here", replacement: "/" },
  { shape: /^\/+/, fault: 'starts with "/", but paths are relative to the policy file\'s folder', replacement: "" },
  { shape: /\/+$/, fault: "matches folders, not files", replacement: "/**" },
  { shape: /^!/, fault: 'starts with "!", but a glob cannot exclude files here' },
  { shape: /[{}[\]()]/, fault: 'contains a bracket, but only "*", "**" and "?" have a special meaning here' },
  { shape: /(?<!^[./]*)\/\.{0,2}(?=\/|$)/, fault: 'contains "/./", "/../" or "//", which match no path' },
];

const GLOB_ADVICE =
  'Use a glob such as "teams/*/providers.json" or "teams/research/**", one for each kind of file, with "?" in place of a special character.';

/** The fault of a glob of files, which `matchesGlob` must accept. */
export function globFault(text: string): ValueFault | undefined {
  if (text.length > GLOB_MAX_CHARACTERS)
    return { fault: `is longer than ${GLOB_MAX_CHARACTERS} characters`, advice: "Use several shorter globs." };
  const mistake = GLOB_MISTAKES.find(({ shape }) => text.search(shape) >= 0);
  if (mistake === undefined) return undefined;
  const { shape, fault, replacement } = mistake;
  // What is masked in the text could be shown by what is left of it.
  const instead =
    replacement === undefined || maskSecrets(text) !== text ? undefined : text.replace(shape, replacement);
  return { fault, advice: adviceToWrite(instead, GLOB_ADVICE) };
}

const POINTER_ADVICE = 'Use a JSON pointer such as "/providers/provider_a/baseUrl".';

/** The fault of a JSON pointer (RFC 6901). */
export function pointerFault(text: string): ValueFault | undefined {
  if (text.startsWith("#/"))
    return {
      fault: 'starts with "#", which is not part of a JSON pointer',
      advice: adviceToWrite(text.slice(1), POINTER_ADVICE),
    };
  if (!text.startsWith("/")) return { fault: 'does not start with "/"', advice: POINTER_ADVICE };
  if (/~(?![01])/.test(text))
    return {
      fault: 'contains a "~" without "0" or "1" after it',
      advice: 'Use "~0" for "~" in a key, and "~1" for "/".',
    };
  if (fromPointer(text).length > NESTING_MAX_LEVELS)
    return {
      fault: `is deeper than the ${NESTING_MAX_LEVELS} levels that a file may have`,
      advice: "Use a shorter one; it includes everything below it.",
    };
  return undefined;
}
