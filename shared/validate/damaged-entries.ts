import type { Node } from "../syntax/node.ts";
import { childOf } from "../syntax/node.ts";
import type { Path } from "../text/json.ts";
import { exactPointer } from "../text/pointer.ts";
import type { Span } from "../text/span.ts";
import type { DamagedSpans } from "./damaged-spans.ts";

/** A provider's or a model's entry, from its key on where it has one. */
interface EntrySpan {
  readonly pointer: string;
  readonly place: Span;
  readonly node: Node;
}

/** The entries of a document that its syntax mistakes leave uncertain, known by their pointers. */
export interface DamagedEntries {
  /** The entries with damage that is in no smaller one. */
  readonly own: ReadonlySet<string>;
  /** The providers' entries with any damage. */
  readonly any: ReadonlySet<string>;
  /** True where there is damage that is in no entry, or in the one of `default`, which holds for all. */
  readonly isWide: boolean;
}

export function findDamagedEntries(root: Node, damaged: DamagedSpans): DamagedEntries {
  const own = new Set<string>();
  const any = new Set<string>();
  let inEntries = 0;
  for (const provider of providersIn(root)) {
    const spans = damaged.touching(provider.place);
    if (spans.length === 0) continue;
    any.add(provider.pointer);
    let inModels = 0;
    for (const model of modelsIn(provider)) {
      const inModel = damaged.touching(model.place);
      if (inModel.length > 0) own.add(model.pointer);
      inModels += inModel.filter((span) => holds(model.place, span)).length;
    }
    if (inModels < spans.length) own.add(provider.pointer);
    inEntries += spans.filter((span) => holds(provider.place, span)).length;
  }
  return { own, any, isWide: inEntries < damaged.count || own.has(DEFAULT) };
}

const DEFAULT = "/providers/default";

function holds(place: Span, { start, end }: Span): boolean {
  return place.start <= start && end <= place.end;
}

/** The entries that a path leads into: the provider's, and the model's where it is one of these. */
export function entriesAround(path: Path): {
  readonly provider: string | undefined;
  readonly model: string | undefined;
} {
  const length = path[1] === "custom" ? 3 : 2;
  if (path[0] !== "providers" || path.length < length) return { provider: undefined, model: undefined };
  const isModel = path[length] === "models" && (path[length + 1] === "custom" || path[length + 1] === "overrides");
  const hasModel = isModel && path.length >= length + 3;
  return {
    provider: exactPointer(path.slice(0, length)),
    model: hasModel ? exactPointer(path.slice(0, length + 3)) : undefined,
  };
}

function providersIn(root: Node): readonly EntrySpan[] {
  const providers = childOf(root, "providers");
  const custom = providers && childOf(providers, "custom");
  return [
    ...elementsOf(providers, ["providers"]).filter(({ pointer }) => pointer !== "/providers/custom"),
    ...elementsOf(custom, ["providers", "custom"]),
  ];
}

function modelsIn({ pointer, node }: EntrySpan): readonly EntrySpan[] {
  const models = childOf(node, "models");
  if (models === undefined) return [];
  return ["custom", "overrides"].flatMap((key) => elementsOf(childOf(models, key), [key], `${pointer}/models`));
}

function elementsOf(node: Node | undefined, path: Path, above = ""): readonly EntrySpan[] {
  const below = (step: string | number) => above + exactPointer([...path, step]);
  if (node?.kind === "object")
    return Array.from(node.properties.values(), ({ key, node: value }) => ({
      pointer: below(key.text),
      place: { start: key.start, end: value.end },
      node: value,
    }));
  if (node?.kind !== "array") return [];
  return Array.from(node.items.values(), (item, index) => ({ pointer: below(index), place: item, node: item }));
}
