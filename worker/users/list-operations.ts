import { ok, USER_ROLES } from "../../shared/index.ts";
import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import type { CallerContext } from "../identity/caller.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import { EXTERNAL_ID_MAX_CHARACTERS } from "../values/limits.ts";
import { boolean, meaning, oneOf, optional, shortText, someOf, type ValuesOf } from "../values/readers.ts";
import { ACCOUNT_STATUSES, listUsers, USER_SORTS } from "./store.ts";

const FILTERS = {
  ...OFFSET_PARAMETERS,
  prefix: optional(
    meaning(
      "What a name begins with: the full name, the last name or the username. It also finds a whole external id.",
      shortText(EXTERNAL_ID_MAX_CHARACTERS),
    ),
  ),
  external_id: optional(meaning("The whole external id of a user.", shortText(EXTERNAL_ID_MAX_CHARACTERS))),
  user_role: optional(someOf(USER_ROLES)),
  account_status: optional(someOf(ACCOUNT_STATUSES)),
  sort: optional(meaning("By default, `name`: first name, last name and username.", oneOf(USER_SORTS))),
  asc_order: optional(boolean),
};

export const LIST_USERS = operation({
  name: "listUsers",
  summary: "A page of users.",
  access: byRole("list-users"),
  input: FILTERS,
  failures: [],
  run: async (context, filters) => await readPage(context, filters),
});

/** The same for those who manage users: everyone has the API's list, but only they have a page with it. */
export const LIST_USERS_TO_MANAGE = operation({
  name: "listUsersToManage",
  summary: "The users.",
  access: byRole("update-user"),
  input: {
    page_number: FILTERS.page_number,
    prefix: FILTERS.prefix,
    user_role: FILTERS.user_role,
    account_status: FILTERS.account_status,
  },
  failures: [],
  run: async (context, filters) => await readPage(context, filters),
});

async function readPage({ database, now }: CallerContext, filters: ValuesOf<typeof FILTERS>) {
  const window = offsetWindow(filters);
  const query = {
    prefix: filters.prefix ?? "",
    externalId: filters.external_id,
    roles: filters.user_role ?? USER_ROLES,
    statuses: filters.account_status ?? ACCOUNT_STATUSES,
    sort: filters.sort ?? "name",
    ascending: filters.asc_order ?? true,
  };
  return ok(offsetPage(await listUsers(database, query, window, now), window));
}
