import { LAYERS_MAX } from "../../shared/index.ts";
import type { Context } from "../context.ts";
import type { Failure } from "../errors.ts";
import { readQuery } from "./query.ts";
import { answerWithin, hasTooManyHeaders, listDiagnostics, readBody, resolveStack } from "./resolution.ts";
import { showCatalog } from "./shown-catalog.ts";
import { checkStack } from "./stack.ts";

const PARAMETERS = { provider: "text", model: "text", explain: "flag", "configured-layers": "flag" } as const;

const SMALLER = "Narrow it with ?provider= and ?model=, leave origins out with ?explain=false, or send fewer models.";

/** `POST /v1/resolve`: what layers of configuration come to, with status 200 whatever of them has no effect. */
export async function answerResolve(request: Request, { layers, vocabulary }: Context): Promise<Response | Failure> {
  const query = readQuery(request.url, PARAMETERS);
  if ("kind" in query) return query;
  const check = await readBody(request, 'an object with "layers"');
  if ("kind" in check) return check;
  const own = query["configured-layers"] === "true" ? layers : [];
  const stack = checkStack(check, [], check.document, LAYERS_MAX - own.length);
  const failure = check.failure();
  if (failure !== undefined) return failure;
  const { catalog, diagnostics } = resolveStack(stack, own, vocabulary);
  const origins = query.explain !== "false";
  const wanted = catalog.providers.filter(({ id }) => query.provider === undefined || id === query.provider);
  if (origins && hasTooManyHeaders(wanted)) return { kind: "answer-too-large", advice: SMALLER };
  const { listed, omitted } = listDiagnostics(diagnostics);
  const shown = showCatalog({ providers: wanted }, { model: query.model, origins });
  return answerWithin({ catalog: shown, diagnostics: listed, omitted }, SMALLER);
}
