import { type ModelFields, type StatedModel, statedModelsOf, statedValue } from "../../effective/stated.ts";
import { isArray, type Path } from "../../text/json.ts";
import { isImageType, isMediaType, isUnregisteredType, meantMediaType } from "../../text/media-type.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { conflict } from "../conflict.ts";
import type { Rule, RuleFinding } from "./rule.ts";

export const mediaTypes: Rule = {
  id: "media-types",
  severity: "warning",
  summary: "Media types that contradict other settings of the model",
  why: "The assistant sends a model what the file says it supports; with a contradiction or an invalid type, images are rejected or left out.",
  description:
    "Finds custom models and overrides with `supportsToolResultImages` while `supportsImages` or `supportsTools` is false, with `image/…` in `supportedInputMediaTypes` while `supportsImages` is false, and items there that are not a media type: `type/subtype` (RFC 6838) with or without parameters, or a range such as `image/*`. Finds `image/jpg`, `image/svg` and `audio/mp3`, which have the form of a media type and are none. A custom model is checked together with its override; an override alone, by itself.",
  fix: "Writes a file extension, or a common misspelling such as `image/jpg`, as the media type that it stands for, or removes it if that type is listed too.",
  examples: {
    wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["png", "application/pdf"] }
} } } } }`,
    right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["image/png", "application/pdf"] }
} } } } }`,
  },
  dependsOn: "provider",

  *check(context) {
    for (const view of context.configuration.entries) {
      for (const model of statedModelsOf(view, mayContradict)) {
        yield* checkToolResults(model);
        yield* checkList(model);
      }
    }
  },
};

/** True for a model of which there is something to say. */
function mayContradict(fields: ModelFields): boolean {
  const types = statedValue(fields, "supportedInputMediaTypes");
  const hasToolResults = statedValue(fields, "supportsToolResultImages") === true;
  if (!isArray(types) && !hasToolResults) return false;
  const isImageOff = statedValue(fields, "supportsImages") === false;
  if (hasToolResults && (isImageOff || statedValue(fields, "supportsTools") === false)) return true;
  return isArray(types) && types.some((type) => typeof type === "string" && (isImageOff || !isRightType(type)));
}

function isRightType(type: string): boolean {
  return isMediaType(type) && !isUnregisteredType(type);
}

function* checkToolResults({ name, setting }: StatedModel): Iterable<RuleFinding> {
  const toolResults = setting("supportsToolResultImages");
  const off = ["supportsImages", "supportsTools"].filter((field) => setting(field).value === false);
  if (toolResults.value !== true || off.length === 0) return;
  yield* conflict(
    [
      { ...toolResults, name: "supportsToolResultImages", message: "This is true." },
      ...off.map((field) => ({ ...setting(field), name: field, message: "This is false." })),
    ],
    `${quote("supportsToolResultImages")} of ${name} is true, but ${quoteAll(off, "and")} ${off.length === 1 ? "is" : "are"} false`,
    { advice: `Set "supportsToolResultImages" to false, or ${quoteAll(off, "and")} to true.` },
  );
}

function* checkList({ name, setting }: StatedModel): Iterable<RuleFinding> {
  const { value, path } = setting("supportedInputMediaTypes");
  const types = (isArray(value) ? value : []).flatMap((type, index) =>
    typeof type === "string" ? [{ type, path: path && [...path, index] }] : [],
  );
  const listed = new Set(types.map(({ type }) => type.toLowerCase()));
  const renamed = new Set<string>();
  for (const { type, path: place } of types) {
    if (place !== undefined && !isRightType(type)) {
      yield noMediaType(place, type, { listed, renamed });
    }
  }
  const images = types.filter(({ type }) => isImageType(type));
  const supportsImages = setting("supportsImages");
  const [first] = images;
  if (first === undefined || supportsImages.value !== false) return;
  yield* conflict(
    [
      {
        value: first.type,
        path: first.path,
        name: "supportedInputMediaTypes",
        message: "An image type is listed here.",
      },
      { ...supportsImages, name: "supportsImages", message: "This is false." },
    ],
    `"supportedInputMediaTypes" of ${name} lists ${describeTypes(images.map(({ type }) => type))}, but "supportsImages" is false`,
    { advice: `Set "supportsImages" to true, or remove ${images.length === 1 ? "it" : "them"}.` },
  );
}

function describeTypes([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return quote(first);
  return `${quote(first)} and ${others.length === 1 ? "another image type" : `${others.length} other image types`}`;
}

/**
 * @param listed all types of the list in lower case.
 * @param renamed those that others of the list are to become, which is certain only once they have.
 */
function noMediaType(
  path: Path,
  text: string,
  { listed, renamed }: { readonly listed: ReadonlySet<string>; readonly renamed: Set<string> },
): RuleFinding {
  const place = { path, part: "value" } as const;
  const kind = isUnregisteredType(text) ? "a registered media type" : "a media type";
  const message = text.trim() === "" ? "A media type is only whitespace." : `${quote(text)} is not ${kind}.`;
  const meant = meantMediaType(text);
  if (meant === undefined) return { place, message, advice: 'Use a type and a subtype, for example "image/png".' };
  if (listed.has(meant.toLowerCase()) || renamed.has(meant.toLowerCase())) {
    const advice = `Remove it; ${quote(meant)} need not be listed twice.`;
    const fix = { title: "Remove it.", safe: true, steps: [{ kind: "remove", path }] } as const;
    return { place, message, advice, ...(listed.has(meant.toLowerCase()) && { fix }) };
  }
  renamed.add(meant.toLowerCase());
  const use = `Use ${quote(meant)}.`;
  const step = { kind: "replace-value", path, value: meant } as const;
  return { place, message, advice: use, fix: { title: use, safe: true, steps: [step] } };
}
