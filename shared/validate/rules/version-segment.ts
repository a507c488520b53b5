import type { Vocabulary } from "../../vocabulary/vocabulary.ts";
import { type EntryView, providerEntries, textAt } from "../entries.ts";
import { quote } from "../wording.ts";
import type { Rule } from "./rule.ts";

export const versionSegment: Rule = {
  id: "version-segment",
  severity: "error",
  summary: "A base URL without the version segment that the provider needs",
  why: "The client appends the operation's path to the base URL, so without the segment every request is answered with 404.",
  description:
    "Finds a provider's `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by the provider whose protocol it names in `protocol`. A path that ends in something else is a warning, for a gateway may add the segment.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
  },

  *check(context) {
    for (const view of providerEntries(context)) {
      const segment = neededSegment(view, context.vocabulary);
      const segments = pathSegments(textAt(view.entry, "baseUrl"));
      if (segment === undefined || segments === undefined || segments.at(-1) === segment) continue;
      const isBareHost = segments.length === 0;
      yield {
        place: { path: [...view.path, "baseUrl"], part: "value" },
        severity: isBareHost ? "error" : "warning",
        message: `The base URL of ${quote(view.id)} ${isBareHost ? "is a bare host" : "does not end in the version segment"}; it needs ${quote(`/${segment}`)} at the end of its path.`,
        advice: adviceFor(segment, segments),
      };
    }
  },
};

function neededSegment({ kind, id, entry }: EntryView, { providers, protocols }: Vocabulary): string | undefined {
  const protocol = textAt(entry, "protocol");
  const named =
    protocol !== undefined && Object.hasOwn(protocols, protocol) ? protocols[protocol]?.provider : undefined;
  const provider = kind === "built-in" ? id : named;
  return provider === undefined ? undefined : providers[provider]?.versionSegment;
}

/** What stands between the slashes of an absolute http(s) URL's path; undefined where the text is no such URL. */
function pathSegments(text: string | undefined): readonly string[] | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const { protocol, pathname } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? pathname.split("/").filter((part) => part !== "") : undefined;
}

function adviceFor(segment: string, segments: readonly string[]): string {
  const last = segments.at(-1) ?? "";
  if (segments.includes(segment)) return `Remove what follows "/${segment}", unless what answers there needs it.`;
  if (/^v\d+[a-z0-9]*$/i.test(last)) return `Write "/${segment}" instead of ${quote(`/${last}`)}.`;
  return `Append "/${segment}" to the path${segments.length === 0 ? "" : ", unless what answers there adds it"}.`;
}
