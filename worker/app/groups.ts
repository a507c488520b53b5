import { GROUP, offsetPageOf, USER } from "../../shared/index.ts";
import { OFFSET_PARAMETERS } from "../database/offset-page.ts";
import { answerAddMember, answerListMembers, answerRemoveMember, NEW_MEMBER } from "../groups/member-operations.ts";
import {
  answerCreateGroup,
  answerDeleteGroup,
  answerListGroups,
  answerReadGroup,
  answerUpdateGroup,
  GROUP_CHANGES,
  GROUP_FILTERS,
  NEW_GROUP,
} from "../groups/operations.ts";
import { del, get, patch, post, type Route, under } from "../http/route.ts";

/** Groups and their members. */
export const GROUP_ROUTES: readonly Route[] = under("/__api__/v1/groups", [
  get("", "list-groups", answerListGroups, "A page of groups.", {
    query: GROUP_FILTERS,
    answers: { 200: offsetPageOf("GroupPage", GROUP) },
  }),
  post("", "create-group", answerCreateGroup, "Creates a group.", {
    body: NEW_GROUP,
    answers: { 200: GROUP },
    failures: ["name-taken"],
  }),
  get("/:guid", "read-group", answerReadGroup, "One group.", {
    answers: { 200: GROUP },
    failures: ["no-such-object"],
  }),
  patch("/:guid", "update-group", answerUpdateGroup, "Updates a group's name or owner.", {
    body: GROUP_CHANGES,
    answers: { 200: GROUP },
    failures: ["no-such-object", "name-taken"],
  }),
  del("/:guid", "delete-group", answerDeleteGroup, "Deletes a group.", {
    answers: { 204: null },
    failures: ["no-such-object"],
  }),
  get("/:guid/members", "list-members", answerListMembers, "A page of a group's members.", {
    query: OFFSET_PARAMETERS,
    answers: { 200: offsetPageOf("UserPage", USER) },
    failures: ["no-such-object"],
  }),
  post("/:guid/members", "add-member", answerAddMember, "Adds a user to a group.", {
    body: NEW_MEMBER,
    answers: { 200: USER },
    failures: ["no-such-object", "conflict"],
  }),
  del("/:guid/members/:user_guid", "remove-member", answerRemoveMember, "Removes a user from a group.", {
    answers: { 204: null },
    failures: ["no-such-object"],
  }),
]);
