import { all, type Description, get, limitedBy, type Route, withAhead } from "../http/route.ts";
import { answerEndOfHandOver, answerHandOver, HAND_OVER, HAND_OVER_END, HAND_OVER_PATH } from "./hand-over.ts";
import { answerItem, itemAhead } from "./item-origin.ts";
import { answerContent, answerDraft, answerVanityContent, contentAhead, vanityAhead } from "./own-addresses.ts";
import { answerSignedPath, signedPathAhead } from "./signed-path.ts";

/** The answer is a file, a part of one, the address of its folder, or what an API answers. */
const SERVED: Description = {
  answers: {
    200: { mediaType: "*/*" },
    206: { mediaType: "*/*" },
    303: null,
    304: null,
    307: null,
    default: { mediaType: "*/*" },
  },
  failures: [
    "not-found",
    "no-such-object",
    "method-not-allowed",
    "precondition-failed",
    "range-not-satisfiable",
    "upstream-failed",
    "loop",
  ],
};

/** Addresses to which a person is led who opens published content. The description of the API leaves them out. */
export const VISIT_ROUTES: readonly Route[] = [
  ...limitedBy("management", [
    get(HAND_OVER_PATH, "sharing", answerHandOver, "Leads a person who is signed in to the origin of content.", {
      query: HAND_OVER,
      answers: { 303: null },
      failures: ["not-found", "not-allowed"],
    }),
  ]),
  withAhead(
    signedPathAhead,
    all(
      "/content/:guid/~:token/*",
      "sharing",
      answerSignedPath,
      "Published content, for the page of a person.",
      SERVED,
    ),
  ),
];

/** Published content itself: whatever no other route takes may be a vanity path. */
export const SERVING_ROUTES: readonly Route[] = [
  withAhead(
    contentAhead,
    all("/content/:guid/_bundle:id/*", "sharing", answerDraft, "A bundle that was deployed, as a draft too.", SERVED),
  ),
  withAhead(contentAhead, all("/content/:guid/*", "sharing", answerContent, "Published content.", SERVED)),
  withAhead(vanityAhead, all("*", "sharing", answerVanityContent, "Published content with a vanity path.", SERVED)),
];

/** The routes of the origin of a content item, whose guid its host names. */
export const ITEM_ROUTES: readonly Route[] = [
  ...limitedBy("management", [
    get(HAND_OVER_PATH, "none", answerEndOfHandOver, "Lets a person who was led here view the content.", {
      query: HAND_OVER_END,
      answers: { 303: null },
      failures: ["not-allowed"],
    }),
  ]),
  withAhead(itemAhead, all("*", "sharing", answerItem, "Published content.", SERVED)),
];
