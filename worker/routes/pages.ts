import { answerAsset } from "../pages/assets.ts";
import { get, type Route } from "../route.ts";
import { SIGN_IN_ROUTES } from "./sign-in.ts";

/**
 * The pages for people, which the description of the API leaves out: programs use the API. Each has the permission of what it
 * reads or changes.
 */
export const PAGE_ROUTES: readonly Route[] = [
  ...SIGN_IN_ROUTES,
  get("/assets/:name", "none", answerAsset, "A style, a script or the icon of pages.", {
    answers: { 200: { mediaType: "*/*" } },
  }),
];
