import {
  type Catalog,
  err,
  type JsonSchema,
  type LayerDiagnostic,
  type LayerInput,
  type Policy,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  REQUEST_MAX_BYTES,
  type Resolution,
  type Result,
  resolve,
  rulePageUrl,
  type Vocabulary,
  vocabularyOfPolicy,
} from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { type BodyCheck, checkBody } from "../http/fields.ts";
import { readText, refuseForm } from "../http/request-body.ts";
import { jsonText } from "../http/response.ts";
import type { OtherBody } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { RESOLUTION_MAX_CHARACTERS, RESPONSE_MAX_DIAGNOSTICS } from "../values/limits.ts";
import { meaning, oneOf } from "../values/readers.ts";
import { writeJson } from "../values/write-json.ts";
import type { Stack } from "./stack.ts";

/** A query parameter that is on or off, and names its words where it is neither. */
export const FLAG = oneOf(["true", "false"]);

export const CONFIGURED_LAYERS = {
  "configured-layers": meaning("Whether the layers of the deployment hold, too; by default they do not.", FLAG),
};

/** The query parameter by which a request chooses a vocabulary. */
export const VOCABULARY = {
  vocabulary: meaning(
    "The assistant whose names configurations use. Without it, the deployment's setting, else the policy, else the `$schema` of the configuration says it.",
    oneOf(PRESET_NAMES),
  ),
};

/** The vocabulary of a request; undefined where neither it nor the deployment nor the policy chooses one. */
export function chosenVocabulary(
  name: PresetName | undefined,
  context: Pick<Context, "vocabulary">,
  policy: Policy,
): Vocabulary | undefined {
  return name === undefined ? (context.vocabulary ?? vocabularyOfPolicy(policy)) : PRESETS[name];
}

/** A body that `readBody` reads. */
export function resolutionBody(schema: JsonSchema): OtherBody {
  return { content: { "application/json": schema }, failures: BODY_FAILURES };
}

/** The failures of a body that is a file's text, or JSON. */
export const BODY_FAILURES = [
  "invalid-request",
  "body-too-large",
  "media-type-not-supported",
  "content-coding-not-supported",
] as const;

/**
 * Reads a body of JSON.
 *
 * @param content what it is to be, in a few words.
 */
export async function readBody(request: Request, content: string): Promise<Result<BodyCheck, Failure>> {
  const refused = refuseForm(request.headers);
  if (refused !== undefined) return err(refused);
  const text = await readText(request, REQUEST_MAX_BYTES, content);
  return text.ok ? checkBody(text.value) : text;
}

/** Resolves a stack within the deployment's layers, by the vocabulary that was chosen. */
export function resolveStack(
  { layers, discovered }: Stack,
  own: readonly LayerInput[],
  vocabulary: Vocabulary | undefined,
): Resolution {
  return resolve({ layers: withinOwn(layers, own), discovered, vocabulary });
}

/** Layers within the deployment's: its enforced ones are above all, its default ones below all. */
export function withinOwn(layers: readonly LayerInput[], own: readonly LayerInput[]): readonly LayerInput[] {
  const [above, below] = [own.filter(({ kind }) => kind !== "default"), own.filter(({ kind }) => kind === "default")];
  return [...below, ...layers, ...above];
}

/**
 * Diagnostics whose `docs` is the address of the rule's page in place of a path of the project.
 *
 * @param docsUrl as in the deployment's configuration; undefined leaves them as they are.
 */
export function linkDocs<One extends { readonly rule: string; readonly docs: string }>(
  diagnostics: readonly One[],
  docsUrl: string | undefined,
): readonly One[] {
  if (docsUrl === undefined) return diagnostics;
  return diagnostics.map((one) => ({ ...one, docs: rulePageUrl(docsUrl, one.rule) }));
}

/** The diagnostics that one answer carries, and how many more there are. */
export function listDiagnostics(diagnostics: readonly LayerDiagnostic[], { docsUrl }: Pick<Context, "docsUrl">) {
  const listed = linkDocs(diagnostics.slice(0, RESPONSE_MAX_DIAGNOSTICS), docsUrl);
  return { listed, omitted: diagnostics.length - listed.length };
}

/** The least length of the origin of one header, beside the id of its provider. */
const HEADER_ORIGIN_MIN_CHARACTERS = 200;

/** Tests if the origins of a provider's headers alone are more than an answer holds: then they must not even be looked for. */
export function hasTooManyHeaders(providers: Catalog["providers"]): boolean {
  const least = providers.map(({ id, headers }) => headers.length * (id.length + HEADER_ORIGIN_MIN_CHARACTERS));
  return least.some((characters) => characters > RESOLUTION_MAX_CHARACTERS);
}

/**
 * An answer, unless it would be too large.
 *
 * @param advice what makes it smaller: one sentence.
 */
export function answerWithin(answer: object, advice: string): Response | Failure {
  const text = writeJson(answer, RESOLUTION_MAX_CHARACTERS);
  return text === undefined ? { kind: "answer-too-large", advice } : jsonText(text);
}
