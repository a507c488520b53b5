import { type StatedModel, statedModelsOf } from "../../effective/stated.ts";
import { isArray } from "../../text/json.ts";
import { isImageType, isMediaType, meantMediaType } from "../../text/media-type.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { conflict } from "../conflict.ts";
import type { Rule, RuleFinding } from "./rule.ts";

export const mediaTypes: Rule = {
  id: "media-types",
  severity: "warning",
  summary: "Media types that contradict other settings of the model",
  why: "The assistant sends a model what the file says it supports; with a contradiction or an invalid type, images are rejected or left out.",
  description:
    "Finds custom models and overrides with `supportsToolResultImages` while `supportsImages` or `supportsTools` is false, with `image/…` in `supportedInputMediaTypes` while `supportsImages` is false, and items there that are not a media type: `type/subtype` (RFC 6838) with or without parameters, or a range such as `image/*`. A custom model is checked together with its override; an override alone, by itself.",
  examples: {
    wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["png", "application/pdf"] }
} } } } }`,
    right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["image/png", "application/pdf"] }
} } } } }`,
  },

  *check(context) {
    for (const view of context.configuration.entries) {
      for (const model of statedModelsOf(view)) {
        yield* checkToolResults(model);
        yield* checkList(model);
      }
    }
  },
};

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
  for (const { type, path: place } of types) {
    if (place !== undefined && !isMediaType(type)) yield noMediaType(place, type);
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

function noMediaType(path: readonly (string | number)[], text: string): RuleFinding {
  const meant = meantMediaType(text);
  return {
    place: { path, part: "value" },
    message: text.trim() === "" ? "A media type is only whitespace." : `${quote(text)} is not a media type.`,
    advice: meant === undefined ? 'Use a type and a subtype, for example "image/png".' : `Use ${quote(meant)}.`,
  };
}
