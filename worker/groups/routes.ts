import { GROUP, offsetPageOf, USER } from "../../shared/index.ts";
import type { Route } from "../http/route.ts";
import { answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import {
  ADD_MEMBER,
  CREATE_GROUP,
  DELETE_GROUP,
  LIST_GROUPS,
  LIST_MEMBERS,
  READ_GROUP,
  REMOVE_MEMBER,
  UPDATE_GROUP,
} from "./operations.ts";

const GROUPS = "/__api__/v1/groups";

/** Groups and their members. */
export const GROUP_ROUTES: readonly Route[] = [
  apiRoute("GET", GROUPS, LIST_GROUPS, answers(offsetPageOf("GroupPage", GROUP))),
  apiRoute("POST", GROUPS, CREATE_GROUP, answers(GROUP)),
  apiRoute("GET", `${GROUPS}/:guid`, READ_GROUP, answers(GROUP)),
  apiRoute("PATCH", `${GROUPS}/:guid`, UPDATE_GROUP, answers(GROUP)),
  apiRoute("DELETE", `${GROUPS}/:guid`, DELETE_GROUP, NO_BODY),
  apiRoute("GET", `${GROUPS}/:guid/members`, LIST_MEMBERS, answers(offsetPageOf("UserPage", USER))),
  apiRoute("POST", `${GROUPS}/:guid/members`, ADD_MEMBER, answers(USER)),
  apiRoute("DELETE", `${GROUPS}/:guid/members/:user_guid`, REMOVE_MEMBER, NO_BODY),
];
