import {
  answerCreateGroup,
  answerDeleteGroup,
  answerListGroups,
  answerReadGroup,
  answerUpdateGroup,
} from "../content-server/routes/groups.ts";
import { answerAddMember, answerListMembers, answerRemoveMember } from "../content-server/routes/members.ts";
import { del, get, patch, post, type Route, under } from "../route.ts";

/** Groups and their members. */
export const GROUP_ROUTES: readonly Route[] = under("/__api__/v1/groups", [
  get("", "list-groups", answerListGroups, "A page of groups."),
  post("", "create-group", answerCreateGroup, "Creates a group."),
  get("/:guid", "read-group", answerReadGroup, "One group."),
  patch("/:guid", "update-group", answerUpdateGroup, "Updates a group's name or owner."),
  del("/:guid", "delete-group", answerDeleteGroup, "Deletes a group."),
  get("/:guid/members", "list-members", answerListMembers, "A page of a group's members."),
  post("/:guid/members", "add-member", answerAddMember, "Adds a user to a group."),
  del("/:guid/members/:user_guid", "remove-member", answerRemoveMember, "Removes a user from a group."),
]);
