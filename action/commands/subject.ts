import {
  type Catalog,
  type CatalogModel,
  type CatalogProvider,
  type ExplainedValue,
  err,
  fromPointer,
  maskSecrets,
  modelValues,
  ok,
  providerValues,
  type Result,
  toPointer,
} from "../../shared/index.ts";
import { didYouMean } from "./command.ts";

/** The subject of a question, and the values in force that answer it. */
export interface Subject {
  /** The owner of the values, masked: `provider x`, or a model of it. */
  readonly owner: string;
  readonly values: readonly ExplainedValue[];
}

/** The subjects that were found, or the reason that there are none, as an error of the command. */
export type Found = Result<readonly Subject[], string>;

/** The number of names among which a similar one is looked for. */
const GUESSED_MAX = 10_000;

/** Finds a model by its id, or by provider and id where several have it. */
export function findModel({ providers }: Catalog, name: string): Found {
  const all = providers.flatMap((provider) => provider.models.map((model) => ({ provider, model })));
  const byId = all.filter(({ model }) => model.id === name);
  const found = byId.length > 0 ? byId : all.filter(({ provider, model }) => `${provider.id}/${model.id}` === name);
  const [first, ...others] = found;
  if (first === undefined) {
    const ids = new Set(all.slice(0, GUESSED_MAX).map(({ model }) => model.id));
    // A pointer without the slash at its start is taken for a model.
    const known = name.startsWith("providers/") ? [`/${name}`] : ids;
    return err(`unknown model '${maskSecrets(name)}'${didYouMean(name, known)}`);
  }
  if (others.length > 0) {
    const names = found.map(({ provider, model }) => `'${maskSecrets(provider.id)}/${maskSecrets(model.id)}'`);
    return err(`several providers have the model '${maskSecrets(name)}'. Name one of ${names.join(", ")}.`);
  }
  return ok([{ owner: ownerOf(first.provider, first.model), values: modelValues(first.model) }]);
}

/** Finds the values in force that a JSON pointer into a configuration leads to, whether its names are masked or not. */
export function findPointer({ providers }: Catalog, asked: string): Found {
  const pointer = toPointer(fromPointer(asked));
  const subjects = providers.flatMap((provider) => subjectsAt(provider, pointer));
  if (subjects.length > 0) return ok(subjects);
  const decided = providers.flatMap((provider) => decidedBy(provider, pointer));
  if (decided.length > 0) return ok(decided);
  const known = providers.flatMap((provider) => [
    ...providerValues(provider).map(({ field }) => pointerOf(provider, field)),
    ...provider.models.slice(0, GUESSED_MAX).map(({ id }) => overridePointer(provider, id)),
  ]);
  return err(`no effective value at '${pointer}'${didYouMean(pointer, known.slice(0, GUESSED_MAX))}`);
}

function subjectsAt(provider: CatalogProvider, pointer: string): readonly Subject[] {
  const base = basePointer(provider);
  if (!isWithin(pointer, base)) return [];
  const values = providerValues(provider).filter(({ field, value }) => {
    const own = pointerOf(provider, field);
    // An item of a list is explained by the list.
    return isWithin(own, pointer) || isItemOf(value, own, pointer);
  });
  const owner = ownerOf(provider);
  return [
    ...(values.length > 0 ? [{ owner, values }] : []),
    ...provider.models.flatMap((model) => modelAt(provider, model, pointer)),
  ];
}

function isItemOf(list: unknown, own: string, pointer: string): boolean {
  const index = pointer.startsWith(`${own}/`) ? pointer.slice(own.length + 1) : "";
  return Array.isArray(list) && /^\d+$/.test(index) && Number(index) < list.length;
}

/** A model's values at or below a pointer to it: to its override, or all of them, or to its place among custom models. */
function modelAt(provider: CatalogProvider, model: CatalogModel, pointer: string): readonly Subject[] {
  const override = overridePointer(provider, model.id);
  const places = [override, customPointer(provider, model)];
  const isOverridden = provider.overrides.includes(model.id) && pointer === `${basePointer(provider)}/models/overrides`;
  const place = isOverridden ? override : places.find((one) => one !== undefined && isWithin(pointer, one));
  if (place === undefined) return [];
  const values = modelValues(model).filter(({ field }) => isWithin(`${place}${toPointer([field])}`, pointer));
  return values.length === 0 ? [] : [{ owner: ownerOf(provider, model), values }];
}

/** The pointer to a custom model where the model itself was the last to decide that it is offered. */
function customPointer(provider: CatalogProvider, model: CatalogModel): string | undefined {
  if (model.source !== "custom") return undefined;
  const { place, lost } = model.origins["offered"] ?? {};
  const last = lost?.at(-1)?.place ?? place;
  const base = `${basePointer(provider)}/models/custom/`;
  return last?.kind === "layer" && last.pointer.startsWith(base) ? last.pointer : undefined;
}

/** The values of a provider that something elsewhere decides, such as `default.enabled`. */
function decidedBy(provider: CatalogProvider, pointer: string): readonly Subject[] {
  const values = providerValues(provider).filter(
    ({ origin: { place } }) => place.kind === "layer" && isWithin(place.pointer, pointer),
  );
  return values.length === 0 ? [] : [{ owner: ownerOf(provider), values }];
}

function basePointer({ kind, id }: CatalogProvider): string {
  return toPointer(kind === "custom" ? ["providers", "custom", id] : ["providers", id]);
}

function overridePointer(provider: CatalogProvider, model: string): string {
  return `${basePointer(provider)}${toPointer(["models", "overrides", model])}`;
}

/** The pointer in a file to the value that a key of the origins explains. */
function pointerOf(provider: CatalogProvider, field: string): string {
  const path = field
    .replace(/^variant$/, "type")
    .replace(/^headers\//, "customHeaders/")
    .replace(/^sections\//, "")
    .replace(/^models$/, "models/custom")
    .replace(/^(?:discovery|allow|deny)$/, "models/$&");
  return `${basePointer(provider)}/${path}`;
}

/** Tests if a pointer leads to a value, or to something in it. */
function isWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
}

function ownerOf(provider: CatalogProvider, model?: CatalogModel): string {
  const id = maskSecrets(provider.id);
  return model === undefined ? `provider ${id}` : `model ${maskSecrets(model.id)} of ${id}`;
}
