import type { PrecedenceRule } from "../effective/precedence.ts";
import type { Catalog, CatalogModel, CatalogProvider } from "../resolve/catalog.ts";
import type { Candidate, Origin } from "../resolve/origin.ts";
import { printable } from "../text/printable.ts";
import { countOf } from "../text/wording.ts";
import { type ExplainedValue, modelValues, providerValues } from "./catalog-values.ts";
import { describePlace } from "./changes-text.ts";
import { alignRows } from "./columns.ts";
import { maskModel, maskProvider } from "./masked-catalog.ts";

/** A sentence for people about each rule of precedence. */
export type RuleSentences = Readonly<Record<PrecedenceRule, string>>;

export interface CatalogTextOptions {
  /** Marks the line with which a provider begins. */
  readonly strong: (line: string) => string;
  /** With them, each value is followed by where it comes from. */
  readonly explain?: RuleSentences;
  /** True if a provider was asked for by its id. */
  readonly isNarrowed: boolean;
}

const NONE = "-";
const MODEL_HEAD = ["model", "offered", "protocol", "base URL", "context"];

/** A configuration's meaning as text for people: each provider with its models, idle providers in one line. */
export function formatCatalog({ providers }: Catalog, options: CatalogTextOptions): string {
  const idle = options.isNarrowed ? [] : providers.filter(isIdle);
  const shown = providers.filter((provider) => !idle.includes(provider));
  const heads = alignRows(shown.map((provider) => providerCells(provider)));
  const blocks = shown.map((provider, index) => [
    options.strong(heads[index] ?? ""),
    ...providerLines(provider, options).map((line) => (line === "" ? "" : `  ${line}`)),
  ]);
  if (idle.length > 0) {
    const ids = idle.map((provider) => printable(maskProvider(provider).id)).join(", ");
    blocks.push([`${countOf(idle.length, "disabled provider")} without settings: ${ids}`]);
  }
  return `${blocks.length === 0 ? "no providers" : joinBlocks(blocks)}\n`;
}

/** Empty lines separate the blocks that have more than a head. */
function joinBlocks(blocks: readonly (readonly string[])[]): string {
  return blocks
    .map((lines, index) => {
      const isApart = index > 0 && (lines.length > 1 || (blocks[index - 1]?.length ?? 0) > 1);
      return [...(isApart ? [""] : []), ...lines].join("\n");
    })
    .join("\n");
}

/** Tells if a provider is disabled and has no other setting. */
export function isIdle(provider: CatalogProvider): boolean {
  if (provider.enabled || provider.kind === "custom" || provider.models.length > 0) return false;
  const said = Object.entries(provider.origins).filter(([field]) => field !== "enabled");
  return said.every(([, { place }]) => place.kind !== "layer") && provider.overrides.length === 0;
}

function providerCells(provider: CatalogProvider) {
  const { id, kind, enabled, protocol, baseUrl, endpoint, ownUrl } = maskProvider(provider);
  return [
    printable(id),
    kind,
    enabled ? "enabled" : "disabled",
    printable(protocol ?? NONE),
    printable(baseUrl ?? endpoint ?? ownUrl ?? NONE),
  ];
}

function providerLines(provider: CatalogProvider, { explain }: CatalogTextOptions): readonly string[] {
  const { models } = provider;
  if (explain === undefined) {
    return models.length === 0 ? [] : alignRows([MODEL_HEAD, ...models.map((model) => modelCells(model))]);
  }
  return [
    ...providerValues(provider).flatMap((value) => explainValue(value, explain)),
    ...models.flatMap((model) => ["", ...explainModel(model, explain)]),
  ];
}

function modelCells(model: CatalogModel): readonly string[] {
  const { id, offered, reason, protocol, baseUrl, maxContextLength } = maskModel(model);
  return [
    printable(id),
    offered ? "yes" : `no: ${reason}`,
    printable(protocol ?? NONE),
    printable(baseUrl ?? NONE),
    maxContextLength === undefined ? NONE : String(maxContextLength),
  ];
}

/** A model's id, and below it each value with where it comes from. */
function explainModel(model: CatalogModel, sentences: RuleSentences): readonly string[] {
  const values = modelValues(model).flatMap((value) => explainValue(value, sentences));
  return [`model ${printable(maskModel(model).id)} (${model.source})`, ...values.map((line) => `  ${line}`)];
}

/** A value in force, and below it where it comes from, why it holds, and what lost: printable lines. */
export function explainValue({ field, value, origin }: ExplainedValue, sentences: RuleSentences): readonly string[] {
  return [`${printable(field)}: ${showWhole(value)}`, ...explainOrigin(origin, sentences).map((line) => `  ${line}`)];
}

function explainOrigin({ place, rule, lost }: Origin, sentences: RuleSentences): readonly string[] {
  return [
    `from  ${printable(describePlace(place))}`,
    `why   ${printable(sentences[rule])}`,
    ...lost.map((candidate) => `lost  ${describeLoser(candidate, rule, sentences)}`),
  ];
}

/** Where it lost by the same rule, the rule was said. */
function describeLoser({ place, rule, value }: Candidate, winner: PrecedenceRule, sentences: RuleSentences): string {
  const said = value === undefined ? "" : `${showWhole(value)} from `;
  const where = `${said}${printable(describePlace(place))}`;
  return rule === winner ? where : `${where}: ${printable(sentences[rule])}`;
}

/** All of a value: whoever asks why it holds wants to see it. */
function showWhole(value: ExplainedValue["value"]): string {
  return value === undefined ? "(not shown)" : printable(JSON.stringify(value));
}
