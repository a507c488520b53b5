import {
  CHANGE,
  COUNT,
  compareWithin,
  described,
  FLAG,
  isObject,
  type Json,
  type JsonObject,
  LAYER_DIAGNOSTIC,
  LAYERS_MAX,
  type LayerInput,
  listOf,
  named,
  orNull,
  type Policy,
  type PolicyFile,
  type PresetName,
  recordOf,
  type Side,
} from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { type BodyCheck, checkKeys, checkObject, reportKind } from "../http/fields.ts";
import { readOnlyParameters } from "../http/parameters.ts";
import type { Description } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { describeErrors, readPolicy } from "../settings/configuration.ts";
import { RESOLUTION_MAX_CHARACTERS } from "../values/limits.ts";
import {
  answerWithin,
  CONFIGURED_LAYERS,
  chosenVocabulary,
  listDiagnostics,
  readBody,
  resolutionBody,
  VOCABULARY,
  withinOwn,
} from "./resolution.ts";
import { checkStack, stackSchema } from "./stack.ts";

const SIDES = ["before", "after"] as const;

const SIDE = stackSchema({
  policy: {
    description: "The policy by which the side is compared: the text of a policy file, or its content as JSON.",
    type: ["object", "string"],
  },
});

/** The parameters of a comparison. The vocabulary is the same on both sides. */
const DIFF_PARAMETERS = { ...CONFIGURED_LAYERS, ...VOCABULARY };

/** The description of `answerDiff`. */
export const DIFF: Description = {
  query: DIFF_PARAMETERS,
  body: resolutionBody({
    type: "object",
    properties: { before: SIDE, after: SIDE },
    required: SIDES,
    additionalProperties: false,
  }),
  answers: {
    200: named(
      "ChangeReport",
      recordOf({
        changes: listOf(CHANGE),
        widens: described(orNull(FLAG), "Whether something opens; null where that is not known."),
        diagnostics: recordOf({ before: listOf(LAYER_DIAGNOSTIC), after: listOf(LAYER_DIAGNOSTIC) }),
        omitted: described(recordOf({ before: COUNT, after: COUNT }), "How many diagnostics a bound left out."),
      }),
    ),
  },
  failures: ["answer-too-large"],
};

/** The least length of a change in an answer. */
const CHANGE_MIN_CHARACTERS = 200;

/** More changes must not even be looked for: an answer has no room for them. */
const CHANGES_MAX = Math.floor(RESOLUTION_MAX_CHARACTERS / CHANGE_MIN_CHARACTERS);

const SMALLER = "Compare fewer providers and models at once.";

/** `POST /v1/diff`: what a change of layers does, with status 200 even where part of them has no effect. */
export async function answerDiff(request: Request, context: Context): Promise<Response | Failure> {
  const query = readOnlyParameters(request.url, DIFF_PARAMETERS);
  if (!query.ok) return query.error;
  const body = await readBody(request, 'an object with "before" and "after"');
  if (!body.ok) return body.error;
  const check = body.value;
  const own = query.value["configured-layers"] === "true" ? context.layers : [];
  checkKeys(check, [], check.document, { known: SIDES, required: SIDES });
  const sideOf = (side: (typeof SIDES)[number]) => readSide(check, side, own, query.value.vocabulary, context);
  const [before, after] = [sideOf("before"), sideOf("after")];
  const failure = check.failure();
  if (failure !== undefined) return failure;
  const comparison = compareWithin(before, after, CHANGES_MAX);
  if (comparison === undefined) return { kind: "answer-too-large", advice: SMALLER };
  const { changes, widens, diagnostics } = comparison;
  const [old, now] = [listDiagnostics(diagnostics.before, context), listDiagnostics(diagnostics.after, context)];
  return answerWithin(
    {
      changes,
      widens: widens ?? null,
      diagnostics: { before: old.listed, after: now.listed },
      omitted: { before: old.omitted, after: now.omitted },
    },
    SMALLER,
  );
}

/** A side within the deployment's layers, by the vocabulary that was chosen, and by its policy where the side has none. */
function readSide(
  check: BodyCheck,
  side: (typeof SIDES)[number],
  own: readonly LayerInput[],
  name: PresetName | undefined,
  context: Context,
): Side {
  const missing: JsonObject = { layers: [] };
  const object = checkObject(check, [side], check.document[side] ?? missing) ?? missing;
  const { layers, discovered } = checkStack(check, [side], object, LAYERS_MAX - own.length, ["policy"]);
  const read = object["policy"] === undefined ? undefined : readSidePolicy(check, side, object["policy"]);
  const { policy, policyFile } = { policy: context.policy, ...read };
  const vocabulary = chosenVocabulary(name, context, policy);
  return { layers: withinOwn(layers, own), discovered, vocabulary, policy, policyFile };
}

/** The policy of a side, with its text where it came as one. */
interface SidePolicy {
  readonly policy: Policy;
  readonly policyFile?: PolicyFile;
}

/** A policy file's text, or its content as JSON, in which no place has a line. */
function readSidePolicy(check: BodyCheck, side: string, value: Json): SidePolicy | undefined {
  if (typeof value !== "string" && !isObject(value)) {
    reportKind(check, [side, "policy"], "an object or a string", value);
    return undefined;
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const read = readPolicy("policy", new TextEncoder().encode(text));
  if (!read.ok) {
    check.report(
      [side, "policy"],
      `The policy is not valid. ${describeErrors(read.error)}`,
      "Fix it and send it again.",
    );
    return undefined;
  }
  return { policy: read.value, ...(typeof value === "string" ? { policyFile: { label: "policy", text } } : {}) };
}
