import type { UserRecord } from "../../shared/index.ts";
import { pathOf, SubjectTabs } from "../html/tabs.tsx";

/** The path of a user's page, as it stands in the table of routes. */
export const USER = "/users/:guid";

/** The tabs of a user's page. */
export type UserTab = "overview" | "keys" | "sessions" | "settings";

/** The paths of the tabs, as they stand in the table of routes. */
export const USER_TAB_ROUTES = {
  overview: USER,
  keys: `${USER}/keys`,
  sessions: `${USER}/sessions`,
  settings: `${USER}/settings`,
} as const satisfies Readonly<Record<UserTab, string>>;

const TEXTS: readonly (readonly [UserTab, string])[] = [
  ["overview", "Overview"],
  ["keys", "API keys"],
  ["sessions", "Sessions"],
  ["settings", "Settings"],
];

/** The path of a tab of a user. */
export function userTabPath(tab: UserTab, { guid }: Pick<UserRecord, "guid">): string {
  return pathOf(USER_TAB_ROUTES[tab], guid);
}

interface UserTabsProps {
  readonly user: Pick<UserRecord, "guid">;
  readonly current: UserTab;
}

/** The links to the tabs. */
export function UserTabs({ user, current }: UserTabsProps) {
  return <SubjectTabs label="This user" routes={USER_TAB_ROUTES} texts={TEXTS} guid={user.guid} current={current} />;
}
