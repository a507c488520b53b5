/** The address of the list of content, which says what the list shows. */

import { CONTENT_LISTS } from "../content/search-operations.ts";
import { CONTENT_SORTS } from "../content/search-store.ts";
import type { Choice } from "../html/fields.tsx";
import type { Caller } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { LIST_PAGE_MAX_NUMBER } from "../values/limits.ts";

type ContentView = (typeof CONTENT_LISTS)[number];

/** The ways to sort the list: names from A on, times from the newest on. */
export const SORTS: readonly (Choice & { readonly value: (typeof CONTENT_SORTS)[number] })[] = [
  { value: "name", label: "Name" },
  { value: "last_deployed_time", label: "Last deployed" },
  { value: "created_time", label: "Newest" },
];

/** The request that an address stands for. */
export interface Asked {
  readonly list: ContentView;
  /** The text of the search. */
  readonly q: string;
  readonly sort: (typeof CONTENT_SORTS)[number];
  /** From 1. */
  readonly page_number: number;
}

/** The views that somebody has: all content is for those who manage it. */
export function viewsOf({ role }: Pick<Caller, "role">): readonly ContentView[] {
  return isPermitted(role, "manage-content-of-others") ? CONTENT_LISTS : ["shared", "mine"];
}

/** Reads an address. A link that asks for what there is not leads to what there is. */
export function readAsked(url: string, caller: Pick<Caller, "role">): Asked {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page_number"));
  return {
    list: viewsOf(caller).find((view) => view === searchParams.get("list")) ?? firstView(caller),
    q: searchParams.get("q")?.trim() ?? "",
    sort: CONTENT_SORTS.find((sort) => sort === searchParams.get("sort")) ?? "name",
    page_number: Number.isInteger(page) && page >= 1 && page <= LIST_PAGE_MAX_NUMBER ? page : 1,
  };
}

/** The view that somebody works with. */
function firstView({ role }: Pick<Caller, "role">): ContentView {
  if (isPermitted(role, "manage-content-of-others")) return "all";
  return isPermitted(role, "create-content") ? "mine" : "shared";
}

/** The address that asks for this. */
export function addressOf({ list, q, sort, page_number }: Asked): string {
  const query = new URLSearchParams({ list });
  if (q !== "") query.set("q", q);
  if (sort !== "name") query.set("sort", sort);
  if (page_number !== 1) query.set("page_number", String(page_number));
  return `/?${query.toString()}`;
}
