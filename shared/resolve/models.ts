import { BASE_URL_ROWS } from "./base-url.ts";
import { allCandidates, firstValue } from "./candidates.ts";
import type { CatalogModel, Origins, ProviderSettings } from "./catalog.ts";
import { METADATA_NAMES, metadataCandidates, metadataOf } from "./metadata.ts";
import { type ModelView, modelViews } from "./model-view.ts";
import { hiddenReason, offeringCandidates } from "./offering.ts";
import { type Origin, originOf } from "./origin.ts";
import { PROTOCOL_ROWS } from "./protocol.ts";
import type { ProviderView } from "./provider-view.ts";

/** The models of a provider that are known, in order. */
export function resolveModels(provider: ProviderView, settings: ProviderSettings): readonly CatalogModel[] {
  return Array.from(modelViews(provider, settings), resolveModel);
}

function resolveModel(view: ModelView): CatalogModel {
  const reason = hiddenReason(view);
  const [protocol, baseUrl] = [firstValue(PROTOCOL_ROWS, view), firstValue(BASE_URL_ROWS, view)];
  return {
    id: view.id,
    source: view.custom === undefined ? "discovered" : "custom",
    ...(reason === undefined ? { offered: true } : { offered: false, reason }),
    ...metadataOf(view),
    ...(protocol === undefined ? {} : { protocol }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    get origins() {
      return originsOf(view);
    },
  };
}

function originsOf(view: ModelView): Origins {
  const found: readonly (readonly [string, Origin | undefined])[] = [
    ["offered", originOf(offeringCandidates(view))],
    ...METADATA_NAMES.map((field) => [field, originOf(metadataCandidates(view, field))] as const),
    ["protocol", originOf(allCandidates(PROTOCOL_ROWS, view))],
    ["baseUrl", originOf(allCandidates(BASE_URL_ROWS, view))],
  ];
  return Object.fromEntries(found.filter((one): one is readonly [string, Origin] => one[1] !== undefined));
}
