import { fileConfiguration } from "../effective/entries.ts";
import { parse } from "../syntax/parse.ts";
import { editDistance } from "../text/did-you-mean.ts";
import { countOf } from "../text/wording.ts";
import { vocabularyOf } from "../vocabulary/choose.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { destinationOf } from "./destination.ts";
import { SIMILAR_HOSTS_MAX_LETTER_PAIRS } from "./limits.ts";
import { nameText } from "./words.ts";

/**
 * Host names that were in use before a change, and how many configurations used each and were not changed to
 * another; undefined where that is not known.
 */
export type HostsInUse = ReadonlyMap<string, number | undefined>;

/** The host names to which the URLs of a configuration's text lead; none where it cannot be read. */
export function hostsIn(text: string, chosen: Vocabulary | undefined): ReadonlySet<string> {
  const { value, mistakes } = parse(text);
  const document = mistakes.length > 0 ? null : (value ?? null);
  const { urls } = fileConfiguration(document, {}, vocabularyOf(chosen, document));
  return new Set(urls.flatMap((url) => nameOfHost(url.text) ?? []));
}

function nameOfHost(url: string): string | undefined {
  return destinationOf(url).host?.replace(/:\d+$/, "");
}

/** The sentence on a new URL whose host is almost one in use, with a space before it; "" where it is like none. */
export type DescribeSimilar = (url: string) => string;

/** More edits make another name, fewer none. */
const EDITS_MAX = 2;

/** Describes hosts that look like one in use. Compares only as many new hosts and hosts in use as the limit allows. */
export function similarHostFinder(inUse: HostsInUse): DescribeSimilar {
  let letterPairs = SIMILAR_HOSTS_MAX_LETTER_PAIRS;
  const similarTo = (host: string) => {
    if (inUse.has(host)) return undefined;
    let best: { readonly host: string; readonly edits: number } | undefined;
    for (const known of inUse.keys()) {
      if (Math.abs(known.length - host.length) > EDITS_MAX) continue;
      letterPairs -= known.length * host.length;
      if (letterPairs < 0) return undefined;
      const edits = editDistance(host, known, EDITS_MAX);
      if (edits <= EDITS_MAX && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { host: known, edits };
    }
    return best;
  };
  return (url) => {
    const host = nameOfHost(url);
    const similar = host === undefined ? undefined : similarTo(host);
    if (host === undefined || similar === undefined) return "";
    const users = inUse.get(similar.host) ?? 0;
    const use = users < 1 ? "was in use" : `${countOf(users, "configuration")} ${users === 1 ? "uses" : "use"}`;
    return ` ${nameText(host)} differs by ${editsText(host, similar.host, similar.edits)} from ${nameText(similar.host)}, which ${use}.`;
  };
}

/** "one letter", "two characters". */
function editsText(one: string, other: string, edits: number): string {
  const isOfLetters = /^[a-z]*$/.test(lettersBeyond(one, other) + lettersBeyond(other, one));
  return `${edits === 1 ? "one" : "two"} ${isOfLetters ? "letter" : "character"}${edits === 1 ? "" : "s"}`;
}

/** The part of a name between what both begin with and what both end with. */
function lettersBeyond(name: string, other: string): string {
  let start = 0;
  while (start < name.length && name[start] === other[start]) start += 1;
  let end = 0;
  while (end < name.length - start && end < other.length - start && name.at(-1 - end) === other.at(-1 - end)) end += 1;
  return name.slice(start, name.length - end);
}
