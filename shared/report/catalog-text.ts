import type { Catalog, CatalogModel, CatalogProvider } from "../resolve/catalog.ts";
import { printable } from "../text/printable.ts";
import { alignRows } from "./align.ts";
import { type MaskUrl, modelValues, providerValues } from "./catalog-values.ts";
import { explainValue, type RuleSentences } from "./origin-text.ts";
import { countOf } from "./verdict.ts";

export interface CatalogTextOptions {
  readonly maskUrl: MaskUrl;
  /** Marks the line with which a provider begins. */
  readonly strong: (line: string) => string;
  /** With them, each value is followed by where it comes from. */
  readonly explain?: RuleSentences;
  /** Whether a provider was asked for by its id. */
  readonly isNarrowed: boolean;
}

const NONE = "-";
const MODEL_HEAD = ["model", "offered", "protocol", "base URL", "context"];

/** Tells people what a configuration means: each provider with its models, those that matter to nobody in one line. */
export function formatCatalog({ providers }: Catalog, options: CatalogTextOptions): string {
  const idle = options.isNarrowed ? [] : providers.filter(isIdle);
  const shown = providers.filter((provider) => !idle.includes(provider));
  const heads = alignRows(shown.map((provider) => providerCells(provider, options.maskUrl)));
  const blocks = shown.map((provider, index) => [
    options.strong(heads[index] ?? ""),
    ...providerLines(provider, options).map((line) => (line === "" ? "" : `  ${line}`)),
  ]);
  if (idle.length > 0) {
    const ids = idle.map(({ id }) => printable(id)).join(", ");
    blocks.push([`${countOf(idle.length, "disabled provider")} without settings: ${ids}`]);
  }
  return `${blocks.length === 0 ? "no providers" : joinBlocks(blocks)}\n`;
}

/** Blank lines stand around the blocks that have more than a head. */
function joinBlocks(blocks: readonly (readonly string[])[]): string {
  return blocks
    .map((lines, index) => {
      const isApart = index > 0 && (lines.length > 1 || (blocks[index - 1]?.length ?? 0) > 1);
      return [...(isApart ? [""] : []), ...lines].join("\n");
    })
    .join("\n");
}

/** Disabled, and nobody says anything else of it. */
function isIdle(provider: CatalogProvider): boolean {
  if (provider.enabled || provider.kind === "custom" || provider.models.length > 0) return false;
  const said = Object.entries(provider.origins).filter(([field]) => field !== "enabled");
  return said.every(([, { place }]) => place.kind !== "layer") && provider.overrides.length === 0;
}

function providerCells({ id, kind, enabled, protocol, baseUrl, endpoint }: CatalogProvider, maskUrl: MaskUrl) {
  const url = baseUrl ?? endpoint;
  return [
    printable(id),
    kind,
    enabled ? "enabled" : "disabled",
    printable(protocol ?? NONE),
    url === undefined ? NONE : printable(maskUrl(url)),
  ];
}

function providerLines(provider: CatalogProvider, { maskUrl, explain }: CatalogTextOptions): readonly string[] {
  const { models } = provider;
  if (explain === undefined) {
    return models.length === 0 ? [] : alignRows([MODEL_HEAD, ...models.map((model) => modelCells(model, maskUrl))]);
  }
  return [
    ...providerValues(provider, maskUrl).flatMap((value) => explainValue(value, explain)),
    ...models.flatMap((model) => ["", ...explainModel(model, maskUrl, explain)]),
  ];
}

function modelCells(model: CatalogModel, maskUrl: MaskUrl): readonly string[] {
  const { id, offered, reason, protocol, baseUrl, maxContextLength } = model;
  return [
    printable(id),
    offered ? "yes" : `no: ${reason}`,
    printable(protocol ?? NONE),
    baseUrl === undefined ? NONE : printable(maskUrl(baseUrl)),
    maxContextLength === undefined ? NONE : String(maxContextLength),
  ];
}

/** A model's id, and below it each value with where it comes from. */
export function explainModel(model: CatalogModel, maskUrl: MaskUrl, sentences: RuleSentences): readonly string[] {
  const values = modelValues(model, maskUrl).flatMap((value) => explainValue(value, sentences));
  return [`model ${printable(model.id)} (${model.source})`, ...values.map((line) => `  ${line}`)];
}
