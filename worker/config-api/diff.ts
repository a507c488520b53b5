import { diff, type JsonObject, LAYERS_MAX, resolveBothSupposing, valueAt } from "../../shared/index.ts";
import type { Context } from "../context.ts";
import type { Failure } from "../errors.ts";
import { type BodyCheck, checkKeys, checkObject } from "../input/body-check.ts";
import { readOnlyParameters } from "../input/parameters.ts";
import {
  answerWithin,
  FLAG,
  hasTooManyHeaders,
  listDiagnostics,
  readBody,
  resolveStack,
  withinOwn,
} from "./resolution.ts";
import { checkStack, type Stack } from "./stack.ts";

const PARAMETERS = { "configured-layers": FLAG };

const SIDES = ["before", "after"] as const;

const SMALLER = "Compare fewer providers and models at once.";

/** `POST /v1/diff`: what a change of layers does, with status 200 even where part of them has no effect. */
export async function answerDiff(request: Request, { layers, vocabulary }: Context): Promise<Response | Failure> {
  const query = readOnlyParameters(request.url, PARAMETERS);
  if (!query.ok) return query.error;
  const body = await readBody(request, 'an object with "before" and "after"');
  if (!body.ok) return body.error;
  const check = body.value;
  const own = query.value["configured-layers"] === "true" ? layers : [];
  checkKeys(check, [], check.document, { known: SIDES, required: SIDES });
  const stackOf = (side: (typeof SIDES)[number]) => checkSide(check, side, LAYERS_MAX - own.length);
  const [before, after] = [stackOf("before"), stackOf("after")];
  const failure = check.failure();
  if (failure !== undefined) return failure;
  const { before: old, after: now } = namesNoModels(check.document)
    ? resolveBothSupposing(withinOwn(before.layers, own), withinOwn(after.layers, own), vocabulary)
    : { before: resolveStack(before, own, vocabulary), after: resolveStack(after, own, vocabulary) };
  if ([old, now].some(({ catalog }) => hasTooManyHeaders(catalog.providers)))
    return { kind: "answer-too-large", advice: SMALLER };
  const changes = diff(old.catalog, now.catalog);
  const [listedOld, listedNow] = [listDiagnostics(old.diagnostics), listDiagnostics(now.diagnostics)];
  return answerWithin(
    {
      changes,
      widens: changes.some(({ widens }) => widens),
      diagnostics: { before: listedOld.listed, after: listedNow.listed },
      omitted: { before: listedOld.omitted, after: listedNow.omitted },
    },
    SMALLER,
  );
}

/** Whether neither side says which models there are. */
function namesNoModels(document: JsonObject): boolean {
  return SIDES.every((side) => valueAt(document, [side, "discovered"]) === undefined);
}

function checkSide(check: BodyCheck, side: (typeof SIDES)[number], maxLayers: number): Stack {
  const missing: JsonObject = { layers: [] };
  const stack = checkObject(check, [side], check.document[side] ?? missing);
  return checkStack(check, [side], stack ?? missing, maxLayers);
}
