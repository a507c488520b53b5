import { AUDIT_PAGE_ROUTES } from "../audit-pages/routes.ts";
import { CONTENT_PAGE_ROUTES } from "../content-pages/routes.ts";
import { EXPORT_PAGE_ROUTES } from "../export-pages/routes.ts";
import { answerAsset } from "../html/assets.ts";
import { get, type Route } from "../http/route.ts";
import { KEY_PAGE_ROUTES } from "../key-pages/routes.ts";
import { SIGN_IN_ROUTES } from "../sign-in-pages/routes.ts";
import { STATUS_PAGE_ROUTES } from "../status-pages/routes.ts";
import { answerPlayground } from "./playground.ts";
import { USER_PAGE_ROUTES } from "./user-pages.ts";

export { answerContentList } from "../content-pages/content-list.tsx";

/**
 * The pages for people, which the description of the API leaves out: programs use the API. Each has the permission of what it
 * reads or changes.
 */
export const PAGE_ROUTES: readonly Route[] = [
  get("/assets/:name", "none", answerAsset, "A style, a script or the icon of pages.", {
    answers: { 200: { mediaType: "*/*" } },
  }),
  get("/playground", "none", answerPlayground, "A page that checks configurations in the browser, as one types.", {
    answers: { 200: { mediaType: "text/html" } },
  }),
  ...SIGN_IN_ROUTES,
  ...USER_PAGE_ROUTES,
  ...CONTENT_PAGE_ROUTES,
  ...KEY_PAGE_ROUTES,
  ...AUDIT_PAGE_ROUTES,
  ...EXPORT_PAGE_ROUTES,
  ...STATUS_PAGE_ROUTES,
];
