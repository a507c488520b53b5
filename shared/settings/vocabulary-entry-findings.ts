import { isHeaderName } from "../text/header-name.ts";
import { type JsonObject, objectAt, ownValue, type Path, UNSAFE_KEY } from "../text/json.ts";
import { quoteHeader } from "../text/wording.ts";
import type { RuleFinding } from "../validate/rules/rule.ts";
import { findingsOfDistinctTexts, findingsOfText, type ValueFault } from "./value-findings.ts";
import { entriesAt, referenceTo } from "./vocabulary-names.ts";
import { headerFault, publicUrlFault, versionSegmentFault } from "./vocabulary-values.ts";

/** The mistakes in the built-in providers and the kinds of custom provider. */
export function* entryFindings(document: JsonObject): Iterable<RuleFinding> {
  const isProtocol = referenceTo(document, "protocols");
  const isSection = referenceTo(document, "sections");
  const isField = referenceTo(document, "fields");
  const providers = entriesAt(document, "providers");
  const variants = entriesAt(document, "customVariants");
  for (const [, entry, path] of [...providers, ...variants]) {
    yield* findingsOfText(entry, path, "defaultProtocol", isProtocol);
    yield* findingsOfText(entry, path, "versionSegment", versionSegmentFault);
    yield* findingsOfDistinctTexts(entry, path, "sections", isSection);
    yield* findingsOfDistinctTexts(entry, path, "fields", isField);
    yield* reservedHeaderFindings(entry, path);
  }
  for (const [, provider, path] of providers) {
    yield* findingsOfText(provider, path, "versionHeader", headerFault);
    yield* findingsOfText(provider, path, "ownUrl", publicUrlFault);
    yield* findingsOfText(provider, path, "address", (text) => addressFault(text, provider));
    yield* findingsOfText(provider, path, "versionSegmentAddedBy", (text) =>
      adderFault(text, provider, OWN_URL_ADVICE),
    );
  }
  for (const [, variant, path] of variants) {
    yield* findingsOfText(variant, path, "versionSegmentAddedBy", (text) => adderFault(text, variant, CLIENT_ADVICE));
  }
}

const OWN_URL_ADVICE = 'Add "ownUrl", or remove it.';

const CLIENT_ADVICE = 'Use "client" if the client adds it; a kind of custom provider has no own URL.';

/** @param advice where nothing tells which host is completed. */
function adderFault(text: string, entry: JsonObject, advice: string): ValueFault | undefined {
  if (ownValue(entry, "versionSegment") === undefined)
    return { fault: 'needs "versionSegment", the segment to add', advice: "Add that key, or remove this one." };
  return text === "assistant" && ownValue(entry, "ownUrl") === undefined
    ? { fault: 'is "assistant", which completes the bare host of "ownUrl" alone, and there is none', advice }
    : undefined;
}

function addressFault(text: string, provider: JsonObject): ValueFault | undefined {
  return text === "endpoint" && ownValue(provider, "selfHosted") === false
    ? {
        fault: 'is "endpoint", which only a self-hosted provider has',
        advice: 'Remove it, or set "selfHosted" to true.',
      }
    : undefined;
}

/** The mistakes in the names of reserved headers. What is pasted behind a name may be a credential. */
export function* reservedHeaderFindings(holder: JsonObject, path: Path): Iterable<RuleFinding> {
  const seen = new Set<string>();
  for (const name of Object.keys(objectAt(holder, "reservedHeaders") ?? {})) {
    if (name === UNSAFE_KEY) continue;
    const place = { path: [...path, "reservedHeaders", name], part: "key" } as const;
    const lower = name.toLowerCase();
    if (!isHeaderName(name)) {
      const message = `The name ${quoteHeader(name)} of a header is not valid.`;
      yield { place, message, advice: 'Use a name such as "x-api-key".' };
    } else if (seen.has(lower)) {
      const message = `The header ${quoteHeader(name)} is named twice; the case of its name does not matter.`;
      yield { place, message, advice: "Keep only one of them." };
    }
    seen.add(lower);
  }
}
