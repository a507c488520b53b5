/** The reach of a key: by the model, and on the server. */

import type { AppRole } from "../../../shared/index.ts";
import { outcomeOf } from "./attempt.ts";
import {
  admission,
  admissionToChange,
  appRoleOf,
  type Item,
  isDraftServedTo,
  isServedTo,
  type Key,
  knows,
  type Model,
} from "./model.ts";
import { type Call, call } from "./server.ts";

/** The outcome of a request, as in "403/22", or more of what was answered. */
export interface Reach {
  readonly own: string;
  readonly audit: string;
  readonly users: string;
  readonly publishing: string;
  /** The relation of the key's owner to each item that the key learns of, by the item's guid. */
  readonly list: Readonly<Record<string, AppRole>>;
  /** By the item's guid. */
  readonly items: Readonly<Record<string, ReachOfItem>>;
}

interface ReachOfItem {
  readonly known: string;
  readonly changed: string;
  /** The page, or why there is none. */
  readonly served: string;
  /** The same by the item's own path. */
  readonly atPath: string;
  /** The same of the newest bundle at its own address. */
  readonly draft: string;
}

const API = "/__api__/v1";

/** The things that a key must reach. */
export function expectedReach(model: Model, key: Key, items: readonly Item[]): Reach {
  const isValid = admission(key, "viewer") === "";
  const known = isValid ? model.items.filter((item) => knows(key, item)) : [];
  return {
    own: admission(key, "viewer") || key.owner.guid,
    audit: admission(key, "administrator") || "200",
    // The bodies are not valid: whoever is let in is told so.
    users: admission(key, "administrator") || "400/25",
    publishing: admission(key, "publisher") || "400/25",
    list: Object.fromEntries(known.map((item) => [item.guid, appRoleOf(item, key.owner)])),
    items: Object.fromEntries(items.map((item) => [item.guid, expectedOfItem(model, key, item)])),
  };
}

function expectedOfItem(model: Model, key: Key, item: Item): ReachOfItem {
  const served = expectedPage(model, key, item);
  return {
    known: admission(key, "viewer") || (knows(key, item) ? "200" : "404/4"),
    changed: admissionToChange(key, item) || "200",
    served,
    atPath: item.path === undefined ? "" : served,
    draft: expectedDraft(model, key, item),
  };
}

function expectedDraft(model: Model, key: Key, item: Item): string {
  const bundle = item.bundles.at(-1);
  if (bundle === undefined) return "";
  return admission(key, "viewer") || (bundle.isDeployed && isDraftServedTo(item, key, model) ? bundle.text : "404/4");
}

/** The content that must be shown to whoever sends a key, or none. */
export function expectedPage(model: Model, key: Key | undefined, item: Item): string {
  if (!isServedTo(item, key, model)) {
    return key === undefined ? "401/24" : admission(key, "viewer") || "404/4";
  }
  return item.served ?? "404/4";
}

/** The things that a key does reach. */
export async function findReach(model: Model, key: Key, items: readonly Item[]): Promise<Reach> {
  const ask = asker(model, key);
  const [own, audit, users, publishing, records, ...found] = await Promise.all([
    ask(`${API}/user`, (text) => String(JSON.parse(text).guid)),
    ask(`${API}/audit_logs?limit=1`, () => "200"),
    ask(`${API}/users`, () => "created", { method: "POST", json: {} }),
    ask(`${API}/content`, () => "created", { method: "POST", json: { name: "" } }),
    ask(`${API}/content`, (text) => text),
    ...items.map(async (item) => [item.guid, await findItem(model, key, item)] as const),
  ]);
  return { own, audit, users, publishing, list: listed(records), items: Object.fromEntries(found) };
}

function listed(text: string): Readonly<Record<string, AppRole>> {
  if (!text.startsWith("[")) return {};
  const records: { guid: string; app_role: AppRole }[] = JSON.parse(text);
  return Object.fromEntries(records.map(({ guid, app_role: appRole }) => [guid, appRole]));
}

async function findItem(model: Model, key: Key, item: Item): Promise<ReachOfItem> {
  const ask = asker(model, key);
  const newest = item.bundles.at(-1);
  const [known, changed, served, atPath, draft] = await Promise.all([
    ask(`${API}/content/${item.guid}`, () => "200"),
    ask(`${API}/content/${item.guid}/permissions`, () => "200"),
    findPage(model, key, item),
    item.path === undefined ? "" : ask(item.path, (text) => text),
    newest === undefined ? "" : ask(`/content/${item.guid}/_bundle${newest.id}/`, (text) => text),
  ]);
  return { known, changed, served, atPath, draft };
}

/** The content that is shown to whoever sends a key, or none. */
export async function findPage(model: Model, key: Key | undefined, item: Item): Promise<string> {
  return await asker(model, key)(`/content/${item.guid}/`, (text) => text);
}

/** Asks by a key; what fails is told as in "403/22". */
function asker({ allowsAnonymous }: Model, key: Key | undefined) {
  return async (path: string, read: (text: string) => string, request: Call = {}) => {
    const response = await call(path, {
      ...request,
      ...(key === undefined ? {} : { key: key.value }),
      variables: { ALLOW_ANONYMOUS_CONTENT: String(allowsAnonymous) },
    });
    const text = await response.text();
    return response.ok ? read(text) : outcomeOf(response.status, text);
  };
}
