/** The meaning of the documents together, as the terminal's `resolve --explain` says it. */

import {
  type Catalog,
  type CatalogModel,
  type CatalogProvider,
  type ExplainedValue,
  isIdle,
  maskModel,
  maskProvider,
  modelValues,
  ok,
  PRECEDENCE,
  printable,
  providerValues,
  type Resolution,
  type Result,
  resolve,
} from "../../../shared/index.ts";
import type { Meaning, ShownModel, ShownProvider, ShownValue } from "../workspace/question.ts";
import type { DocumentName, Workspace } from "../workspace/workspace.ts";
import { type CheckContext, showPlace, stackOf } from "./context.ts";

/** Up to how many providers each of them is open before somebody closes it. */
const OPEN_PROVIDERS_MAX = 8;

/** Providers, and models of one provider, that are shown; the rest are counted. */
const SHOWN_PROVIDERS_MAX = 100;

const SHOWN_MODELS_MAX = 100;

/** The providers and models that somebody opened or closed, by their keys. */
type Open = Readonly<Record<string, boolean>>;

/** The resolution of the configuration and its layers, or the documents that keep it from being known. */
export function resolveIn(workspace: Workspace, context: CheckContext): Result<Resolution, readonly DocumentName[]> {
  const stack = stackOf("configuration", workspace, context);
  return stack.ok ? ok(resolve(stack.value)) : stack;
}

export function meaningOf(workspace: Workspace, context: CheckContext, open: Open): Meaning {
  const resolution = resolveIn(workspace, context);
  return resolution.ok ? showCatalog(resolution.value.catalog, open) : { kind: "unknown", unusable: resolution.error };
}

function showCatalog({ providers }: Catalog, open: Open): Meaning {
  const idle = providers.filter((provider) => isIdle(provider) && !isSetByLayer(provider));
  const listed = providers.filter((provider) => !idle.includes(provider));
  const isFew = listed.length <= OPEN_PROVIDERS_MAX;
  const shown = listed.slice(0, SHOWN_PROVIDERS_MAX);
  return {
    kind: "known",
    providers: shown.map((provider) => showProvider(provider, isFew, open)),
    omitted: listed.length - shown.length,
    idle: idle.map((provider) => printable(maskProvider(provider).id)),
  };
}

/** Tells if a layer enables or disables a provider: then it is of interest which layer. */
function isSetByLayer({ origins }: CatalogProvider): boolean {
  return origins["enabled"]?.place.kind === "layer";
}

function showProvider(provider: CatalogProvider, isOpenFirst: boolean, open: Open): ShownProvider {
  const { id, kind, enabled, protocol, baseUrl, endpoint } = maskProvider(provider);
  const key = JSON.stringify([provider.id]);
  const models = provider.models.slice(0, SHOWN_MODELS_MAX);
  return {
    key,
    id: printable(id),
    facts: [kind, enabled ? "enabled" : "disabled", protocol, baseUrl ?? endpoint].flatMap(fact),
    inside:
      (open[key] ?? isOpenFirst)
        ? {
            values: providerValues(provider).map(showValue),
            models: models.map((model) => showModel(provider, model, open)),
            omitted: provider.models.length - models.length,
          }
        : undefined,
  };
}

function showModel(provider: CatalogProvider, model: CatalogModel, open: Open): ShownModel {
  const { id, offered, reason, protocol, baseUrl } = maskModel(model);
  const key = JSON.stringify([provider.id, model.id]);
  return {
    key,
    id: printable(id),
    facts: [offered ? "offered" : `not offered: ${reason}`, protocol, baseUrl].flatMap(fact),
    values: open[key] === true ? modelValues(model).map(showValue) : undefined,
  };
}

function fact(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [printable(text)];
}

function showValue({ field, value, origin: { place, rule, lost } }: ExplainedValue): ShownValue {
  return {
    field: printable(field),
    value: showJson(value),
    from: showPlace(place),
    why: PRECEDENCE[rule],
    lost: lost.map((candidate) => ({
      value: showJson(candidate.value),
      from: showPlace(candidate.place),
      why: candidate.rule === rule ? undefined : PRECEDENCE[candidate.rule],
    })),
  };
}

function showJson(value: ExplainedValue["value"]): string | undefined {
  return value === undefined ? undefined : printable(JSON.stringify(value));
}
