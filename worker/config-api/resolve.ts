import {
  CATALOG,
  type Catalog,
  type CatalogModel,
  type CatalogProvider,
  COUNT,
  described,
  LAYER_DIAGNOSTIC,
  LAYERS_MAX,
  listOf,
  maskModel,
  maskOrigins,
  maskProvider,
  named,
  recordOf,
} from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { readOnlyParameters } from "../http/parameters.ts";
import type { Description } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { meaning, string } from "../values/readers.ts";
import {
  answerWithin,
  CONFIGURED_LAYERS,
  chosenVocabulary,
  FLAG,
  hasTooManyHeaders,
  listDiagnostics,
  readBody,
  resolutionBody,
  resolveStack,
  VOCABULARY,
} from "./resolution.ts";
import { checkStack, stackSchema } from "./stack.ts";

const ID = string("an id", (text) => (text === "" ? undefined : text), { minLength: 1 });

/** The parameters of a resolution. */
const RESOLVE_PARAMETERS = {
  provider: meaning("The provider that is shown alone.", ID),
  model: meaning("The model that is shown alone, with the providers that have it.", ID),
  explain: meaning("Whether each value comes with its origin, which is the default.", FLAG),
  ...CONFIGURED_LAYERS,
  ...VOCABULARY,
};

/** The description of `answerResolve`. */
export const RESOLVE: Description = {
  query: RESOLVE_PARAMETERS,
  body: resolutionBody(stackSchema()),
  answers: {
    200: named(
      "ResolutionReport",
      recordOf({
        catalog: CATALOG,
        diagnostics: listOf(LAYER_DIAGNOSTIC),
        omitted: described(COUNT, "How many diagnostics a bound left out."),
      }),
    ),
  },
  failures: ["answer-too-large"],
};

const SMALLER = "Narrow it with ?provider= and ?model=, leave origins out with ?explain=false, or send fewer models.";

/** `POST /v1/resolve`: what layers of configuration resolve to, with status 200 even where part of them has no effect. */
export async function answerResolve(request: Request, context: Context): Promise<Response | Failure> {
  const { layers, policy } = context;
  const query = readOnlyParameters(request.url, RESOLVE_PARAMETERS);
  if (!query.ok) return query.error;
  const body = await readBody(request, 'an object with "layers"');
  if (!body.ok) return body.error;
  const check = body.value;
  const own = query.value["configured-layers"] === "true" ? layers : [];
  const stack = checkStack(check, [], check.document, LAYERS_MAX - own.length);
  const failure = check.failure();
  if (failure !== undefined) return failure;
  const { provider, model, explain, vocabulary } = query.value;
  const { catalog, diagnostics } = resolveStack(stack, own, chosenVocabulary(vocabulary, context, policy));
  const origins = explain !== "false";
  const wanted = catalog.providers.filter((one) => provider === undefined || one.id === provider);
  if (origins && hasTooManyHeaders(wanted)) return { kind: "answer-too-large", advice: SMALLER };
  const { listed, omitted } = listDiagnostics(diagnostics, context);
  const shown = showCatalog({ providers: wanted }, { model, origins });
  return answerWithin({ catalog: shown, diagnostics: listed, omitted }, SMALLER);
}

/** The part of a catalogue that is shown. */
interface View {
  /** The id of the models that are shown, of the providers that have one; undefined for all. */
  readonly model: string | undefined;
  readonly origins: boolean;
}

/**
 * A catalogue as an answer has it: narrowed, and masked. Providers and models come one by one, for their origins take many
 * times the room of what they explain.
 */
function showCatalog({ providers }: Catalog, view: View): { readonly providers: Iterable<object> } {
  const wanted = providers
    .map((provider) => ({ provider, models: modelsOf(provider, view) }))
    .filter(({ models }) => view.model === undefined || models.length > 0);
  return { providers: each(wanted, ({ provider, models }) => showProvider(provider, models, view)) };
}

function modelsOf({ models }: CatalogProvider, { model }: View): readonly CatalogModel[] {
  return model === undefined ? models : models.filter(({ id }) => id === model);
}

function showProvider(provider: CatalogProvider, models: readonly CatalogModel[], view: View): object {
  return {
    ...maskProvider(provider),
    ...(view.origins ? { origins: maskOrigins(provider.origins) } : {}),
    models: each(models, (model) => ({
      ...maskModel(model),
      ...(view.origins ? { origins: maskOrigins(model.origins) } : {}),
    })),
  };
}

/** Items that are made at once: to make and write few of them one by one takes longer. */
const MADE_AT_ONCE_MAX_ITEMS = 20;

function each<One, Other>(items: readonly One[], make: (item: One) => Other): Iterable<Other> {
  return items.length <= MADE_AT_ONCE_MAX_ITEMS ? items.map(make) : oneByOne(items, make);
}

function* oneByOne<One, Other>(items: readonly One[], make: (item: One) => Other): Iterable<Other> {
  for (const item of items) yield make(item);
}
