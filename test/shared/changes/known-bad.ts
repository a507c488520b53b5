/** Ways to be wrong that the comparison with the law must catch, made around the code of what goes in and what comes out. */
import { isArray, isObject, type Json, type JsonObject } from "../../../shared/text/json.ts";
import { type Answer, type Compare, ofCode } from "./agreement.ts";
import { CUSTOM } from "./arbitrary-entries.ts";
import { objectAt } from "./reference/blocks.ts";
import { readDocument } from "./reference/layers.ts";
import type { Side } from "./sides.ts";

/** An own host is not a destination: every entry that names no URL has one and the same. */
const withoutOwnHosts: Compare = (before, after) => ofCode(withCommonHost(before), withCommonHost(after));

function withCommonHost(side: Side): Side {
  const builtIn = Object.keys(side.vocabulary.providers);
  const entries = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, { baseUrl: "https://common.example.com" }]));
  const custom = entries(CUSTOM.filter((id) => !builtIn.includes(id)));
  const text = JSON.stringify({ providers: { ...entries(builtIn), custom } });
  return { ...side, layers: [{ kind: "default", label: "lowest", text }, ...side.layers] };
}

/** Only the users' configurations are compared. */
const withoutLayers: Compare = (before, after) => ofCode(onlyUsers(before), onlyUsers(after));

const onlyUsers = (side: Side): Side => ({ ...side, layers: side.layers.filter(({ kind }) => kind === "user") });

/** An emptied or longer `allow` and a shorter `deny` open, whatever they do. */
const byListEdits: Compare = (before, after) => {
  const { changes, widens } = ofCode(before, after);
  const lists = { before: listsOf(before), after: listsOf(after) };
  const edited = [...lists.before].filter(([place, old]) => isLoosened(place, old, lists.after.get(place) ?? []));
  const opened: Answer["changes"] = edited.map(([place]) => {
    return { effect: "opens", provider: place.split(" ")[0] ?? null, model: null };
  });
  return { changes: [...changes, ...opened], widens: opened.length > 0 || widens };
};

function isLoosened(place: string, old: readonly Json[], now: readonly Json[]): boolean {
  if (place.includes(" deny ")) return old.some((model) => !now.includes(model));
  return old.length > 0 && (now.length === 0 || now.some((model) => !old.includes(model)));
}

/** By provider, name of the list and layer. */
function listsOf({ layers }: Side): ReadonlyMap<string, readonly Json[]> {
  const lists = new Map<string, readonly Json[]>();
  for (const { label, text } of layers) {
    const providers = objectAt(readDocument(text), "providers");
    for (const [id, entry] of Object.entries<Json>({ ...providers, ...objectAt(providers, "custom") })) {
      const models: JsonObject = isObject(entry) ? objectAt(entry, "models") : {};
      for (const name of ["allow", "deny"]) {
        const list = models[name];
        if (isArray(list)) lists.set([id, name, label].join(" "), list);
      }
    }
  }
  return lists;
}

export const KNOWN_BAD: readonly { readonly name: string; readonly compare: Compare }[] = [
  { name: "no own host", compare: withoutOwnHosts },
  { name: "no layers", compare: withoutLayers },
  { name: "widening by list edits", compare: byListEdits },
];
