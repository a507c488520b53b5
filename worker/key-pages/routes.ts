import { inMenu, PAGE, type Route } from "../http/route.ts";
import { LIST_KEYS } from "../keys/operations.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { CREATE_KEY_PAGE } from "./create.tsx";
import { DELETE_KEY_PAGE } from "./delete.tsx";
import { showOwnKeys, showUserKeys } from "./list.tsx";

const KEYS_OF_OTHERS = "/users/:guid/keys";

/** The pages of API keys: one's own, and for administrators those of others. */
export const KEY_PAGE_ROUTES: readonly Route[] = [
  inMenu("API keys", pageRoute("/keys", LIST_KEYS, showOwnKeys)),
  ...formRoutes("/keys/new", CREATE_KEY_PAGE, { sentTo: "/keys", answers: PAGE }),
  ...formRoutes("/keys/:id/delete", DELETE_KEY_PAGE),
  pageRoute(KEYS_OF_OTHERS, LIST_KEYS, showUserKeys, { isOfOthers: true }),
  ...formRoutes(`${KEYS_OF_OTHERS}/:id/delete`, DELETE_KEY_PAGE, { isOfOthers: true }),
];
