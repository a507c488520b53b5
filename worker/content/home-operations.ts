import { type ContentRecord, ok } from "../../shared/index.ts";
import type { OffsetList } from "../database/offset-page.ts";
import type { SenderContext } from "../identity/caller.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import { openedContent } from "./opened-store.ts";
import { viewOf } from "./operations.ts";
import { contentPage, isManager } from "./search-store.ts";
import { mayKnow } from "./sharing.ts";

/** Items of each list on the home page. */
const HOME_LIST_MAX_ITEMS = 5;

/** The items that a person opened last, the newest of what others share with the person, and of the person's own. */
export interface HomeContent {
  readonly opened: readonly ContentRecord[];
  readonly shared: OffsetList<ContentRecord>;
  readonly mine: OffsetList<ContentRecord>;
}

/** Returns the beginnings of the lists that the home page has, what was deployed last first. */
export const READ_HOME = operation({
  name: "readHome",
  summary: "The content that is shared with you, and yours.",
  access: byRole("list-content"),
  input: {},
  failures: [],
  ahead: (context) => [
    openedContent(context.sender),
    ...[false, true].flatMap((isOfManager) => homeLists(context, isOfManager)),
  ],
  run: async (context) => {
    const { caller, sender } = context;
    const [opened, shared, mine] = await context.ask(openedContent(sender), ...homeLists(context, isManager(caller)));
    const view = viewOf(context, true);
    const known = opened(view).filter(({ app_role }) => mayKnow({ appRole: app_role }, caller));
    return ok<HomeContent>({
      opened: known.slice(0, HOME_LIST_MAX_ITEMS),
      shared: shared(view),
      mine: mine(view),
    });
  },
});

function homeLists({ sender }: SenderContext, isOfManager: boolean) {
  const search = { phrases: [], names: [], kinds: [], sort: "last_deployed_time", isAscending: false } as const;
  const window = { limit: HOME_LIST_MAX_ITEMS, offset: 0 };
  return [
    contentPage({ ...search, scope: "shared", owners: [] }, window, sender, isOfManager),
    contentPage({ ...search, scope: "known", owners: ["@me"] }, window, sender, isOfManager),
  ] as const;
}
