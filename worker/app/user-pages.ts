import { GROUP_PAGE_ROUTES } from "../group-pages/routes.ts";
import { type Route } from "../http/route.ts";
import { USER_PAGES } from "../user-pages/routes.ts";

/** The pages of people, and of the groups that they are members of. */
export const USER_PAGE_ROUTES: readonly Route[] = [...USER_PAGES, ...GROUP_PAGE_ROUTES];
