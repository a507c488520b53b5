import type { ContentRecord } from "../../shared/index.ts";
import { pathOf, SubjectTabs } from "../html/tabs.tsx";

/** The path of an item's page, as it stands in the table of routes. */
export const ITEM = "/items/:guid";

/** The tabs of an item's page. Those who may not change the item have the first one alone. */
export type ItemTab = "overview" | "sharing" | "versions" | "settings";

/** The paths of the tabs, as they stand in the table of routes. */
export const TAB_ROUTES = {
  overview: ITEM,
  sharing: `${ITEM}/sharing`,
  versions: `${ITEM}/versions`,
  settings: `${ITEM}/settings`,
} as const satisfies Readonly<Record<ItemTab, string>>;

const TEXTS: readonly (readonly [ItemTab, string])[] = [
  ["overview", "Overview"],
  ["sharing", "Sharing"],
  ["versions", "Versions"],
  ["settings", "Settings"],
];

/** The path of a tab of an item. */
export function tabPath(tab: ItemTab, { guid }: Pick<ContentRecord, "guid">): string {
  return pathOf(TAB_ROUTES[tab], guid);
}

interface ItemTabsProps {
  readonly record: ContentRecord;
  readonly current: ItemTab;
}

/** The links to the tabs. An API has no versions: it runs elsewhere. */
export function ItemTabs({ record, current }: ItemTabsProps) {
  const shown = TEXTS.filter(([tab]) => tab !== "versions" || record.app_mode === "static");
  return <SubjectTabs label="This content" routes={TAB_ROUTES} texts={shown} guid={record.guid} current={current} />;
}
