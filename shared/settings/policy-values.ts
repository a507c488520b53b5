import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import { fromPointer } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import { quote } from "../text/wording.ts";
import { GLOB_MAX_CHARACTERS } from "./limits.ts";

/** What is wrong with a value of a policy. No value is repeated but as what to write instead. */
export interface ValueFault {
  /** The end of a sentence that begins with the value's name. */
  readonly fault: string;
  /** What to do: one sentence. */
  readonly advice: string;
}

/** A shape that a value may not have, and what is wrong with it. */
type FaultyShape = readonly [shape: RegExp, fault: string];

function faultIn(text: string, shapes: readonly FaultyShape[]): string | undefined {
  return shapes.find(([shape]) => shape.test(text))?.[1];
}

const BLANK: FaultyShape = [/^\s*$/, "is blank"];

/** A suggestion that would have to be cut or masked would be a wrong one. */
function adviceToWrite(instead: string | undefined, otherwise: string): string {
  return instead !== undefined && quote(instead) === JSON.stringify(instead) ? `Write ${quote(instead)}.` : otherwise;
}

/** What is wrong with a text that is to say something. */
export function blankFault(text: string, advice: string): ValueFault | undefined {
  const fault = faultIn(text, [BLANK]);
  return fault === undefined ? undefined : { fault, advice };
}

const HOST_SHAPES: readonly FaultyShape[] = [
  BLANK,
  [/:\/\//, "is a URL, not a host"],
  [/@/, "holds more than a host"],
  [/[/?#\\]/, "holds a path, not a host alone"],
  [/\s/, "holds a blank"],
  [/^\*\.(?:[\d.]+|\[.*\])(?::\d*)?$/, "is an address, below which there are no hosts"],
  [/(?!^)\*|^\*(?!\.)/, 'has a "*" that is not "*." at its start'],
];

const HOST_ADVICE =
  'Write a host such as "api.example.com", or "*.example.com" for every host below it, with ":8443" after it for that port alone.';

/** What is wrong with a host, or with a pattern of hosts: `api.example.com`, `*.example.com`, either with `:port`. */
export function hostFault(text: string): ValueFault | undefined {
  if (isHostPattern(text)) return undefined;
  if (text === "*") return { fault: "approves every host", advice: 'Remove "approvedHosts" to approve every host.' };
  if (isHostPattern(text.replace(/:\d*$/, "")))
    return { fault: "has a port that there is not", advice: `Write a port from 1 to ${PORT_MAX}, or none.` };
  const fault = faultIn(text, HOST_SHAPES) ?? "is not a host as URLs have it";
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
  return URL.parse(url)?.host;
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
  BLANK,
  [/^[a-z][a-z\d+.-]+:/i, "is a URL, not a path"],
  [/^(?:[/\\]|[a-z]:)/i, "is an absolute path"],
  [/\\/, "holds a backslash"],
  // oxlint-disable-next-line no-control-regex -- what no path of a file in a repository holds
  [/[\u0000-\u001f]/, "holds a control character"],
  [/(?:^|\/)\.{0,2}$/, "is a path of a folder, not of a file"],
];

/** What is wrong with the path of a layer's file from the policy file's folder, which it may not leave. */
export function pathFault(text: string): ValueFault | undefined {
  const fault = faultIn(text, PATH_SHAPES) ?? (leadsOut(text) ? "leads out of the policy file's folder" : undefined);
  if (fault === undefined) return undefined;
  return {
    fault,
    advice:
      'Write the path of a file from the policy file\'s folder, with "/" between folders, such as "layers/enforced.providers.json".',
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
  { shape: BLANK[0], fault: BLANK[1] },
  { shape: /\\/g, fault: "holds a backslash, which parts no folders here", replacement: "/" },
  { shape: /^\/+/, fault: 'starts with "/", which no path from the policy file\'s folder does', replacement: "" },
  { shape: /\/+$/, fault: "matches folders, not files", replacement: "/**" },
  { shape: /^!/, fault: 'starts with "!", but a glob here leaves no files out' },
  { shape: /[{}[\]()]/, fault: 'holds a bracket, but only "*", "**" and "?" mean something here' },
  { shape: /(?<!^[./]*)\/\.{0,2}(?=\/|$)/, fault: 'holds "/./", "/../" or "//", which no path does' },
];

const GLOB_ADVICE =
  'Write a glob such as "teams/*/providers.json" or "teams/research/**", one for each kind of file, with "?" for a character that means something else.';

/** What is wrong with a glob of files, as `matchesGlob` takes them. */
export function globFault(text: string): ValueFault | undefined {
  if (text.length > GLOB_MAX_CHARACTERS)
    return { fault: `is longer than ${GLOB_MAX_CHARACTERS} characters`, advice: "Write several shorter globs." };
  const mistake = GLOB_MISTAKES.find(({ shape }) => text.search(shape) >= 0);
  if (mistake === undefined) return undefined;
  const { shape, fault, replacement } = mistake;
  // What is masked in the text could be shown by what is left of it.
  const instead =
    replacement === undefined || maskSecrets(text) !== text ? undefined : text.replace(shape, replacement);
  return { fault, advice: adviceToWrite(instead, GLOB_ADVICE) };
}

const POINTER_ADVICE = 'Write a JSON pointer such as "/providers/provider_a/baseUrl".';

/** What is wrong with a JSON pointer (RFC 6901). */
export function pointerFault(text: string): ValueFault | undefined {
  if (text.startsWith("#/"))
    return {
      fault: 'starts with "#", which a JSON pointer does not',
      advice: adviceToWrite(text.slice(1), POINTER_ADVICE),
    };
  if (!text.startsWith("/")) return { fault: 'does not start with "/"', advice: POINTER_ADVICE };
  if (/~(?![01])/.test(text))
    return { fault: 'holds a "~" that stands for nothing', advice: 'In a key, write "~0" for "~" and "~1" for "/".' };
  if (fromPointer(text).length > NESTING_MAX_LEVELS)
    return {
      fault: `leads deeper than the ${NESTING_MAX_LEVELS} levels that a file may have`,
      advice: "Write a shorter one: what stands below it counts too.",
    };
  return undefined;
}
