import { compareSides, type JsonObject, LAYERS_MAX, type Side } from "../../shared/index.ts";
import type { Context } from "../context.ts";
import type { Failure } from "../errors.ts";
import { type BodyCheck, checkKeys, checkObject } from "../input/body-check.ts";
import { readOnlyParameters } from "../input/parameters.ts";
import { answerWithin, FLAG, listDiagnostics, readBody, withinOwn } from "./resolution.ts";
import { checkStack, type Stack } from "./stack.ts";

const PARAMETERS = { "configured-layers": FLAG };

const SIDES = ["before", "after"] as const;

const SMALLER = "Compare fewer providers and models at once.";

/** `POST /v1/diff`: what a change of layers does, with status 200 even where part of them has no effect. */
export async function answerDiff(request: Request, context: Context): Promise<Response | Failure> {
  const { layers, vocabulary } = context;
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
  const sideOf = ({ layers: stated, discovered }: Stack): Side => ({
    layers: withinOwn(stated, own),
    discovered,
    vocabulary,
  });
  const { changes, widens, diagnostics } = compareSides(sideOf(before), sideOf(after));
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

function checkSide(check: BodyCheck, side: (typeof SIDES)[number], maxLayers: number): Stack {
  const missing: JsonObject = { layers: [] };
  const stack = checkObject(check, [side], check.document[side] ?? missing);
  return checkStack(check, [side], stack ?? missing, maxLayers);
}
