import { LAYERS_MAX } from "../../shared/index.ts";
import type { Context } from "../context.ts";
import type { Failure } from "../errors.ts";
import { readOnlyParameters } from "../input/parameters.ts";
import { string } from "../input/readers.ts";
import { answerWithin, FLAG, hasTooManyHeaders, listDiagnostics, readBody, resolveStack } from "./resolution.ts";
import { showCatalog } from "./shown-catalog.ts";
import { checkStack } from "./stack.ts";

const id = string("an id", (text) => (text === "" ? undefined : text));

const PARAMETERS = { provider: id, model: id, explain: FLAG, "configured-layers": FLAG };

const SMALLER = "Narrow it with ?provider= and ?model=, leave origins out with ?explain=false, or send fewer models.";

/** `POST /v1/resolve`: what layers of configuration come to, with status 200 whatever of them has no effect. */
export async function answerResolve(request: Request, { layers, vocabulary }: Context): Promise<Response | Failure> {
  const query = readOnlyParameters(request.url, PARAMETERS);
  if (!query.ok) return query.error;
  const body = await readBody(request, 'an object with "layers"');
  if (!body.ok) return body.error;
  const check = body.value;
  const own = query.value["configured-layers"] === "true" ? layers : [];
  const stack = checkStack(check, [], check.document, LAYERS_MAX - own.length);
  const failure = check.failure();
  if (failure !== undefined) return failure;
  const { catalog, diagnostics } = resolveStack(stack, own, vocabulary);
  const { provider, model, explain } = query.value;
  const origins = explain !== "false";
  const wanted = catalog.providers.filter((one) => provider === undefined || one.id === provider);
  if (origins && hasTooManyHeaders(wanted)) return { kind: "answer-too-large", advice: SMALLER };
  const { listed, omitted } = listDiagnostics(diagnostics);
  const shown = showCatalog({ providers: wanted }, { model, origins });
  return answerWithin({ catalog: shown, diagnostics: listed, omitted }, SMALLER);
}
