/** The words and addresses with which pages tell of content. */

import type { AccessType, ContentRecord } from "../../shared/index.ts";
import { mayView } from "../content/sharing.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Settings } from "../settings/settings.ts";
import { describeRecord } from "../users/store.ts";

/** The kinds of sharing, in the words of the specification (section 2.3). */
export const ACCESS_WORDS: Readonly<Record<AccessType, string>> = {
  acl: "Specific users or groups",
  logged_in: "All users - login required",
  all: "Anyone - no login required",
};

type SharingSettings = Pick<Settings, "allowAnonymousContent">;

/** The sharing in effect: where nothing is shared without a login, content for anyone is content for all users. */
export function accessInEffect(accessType: AccessType, { allowAnonymousContent }: SharingSettings): AccessType {
  return accessType === "all" && !allowAnonymousContent ? "logged_in" : accessType;
}

/** The same in words. */
export function describeAccess(accessType: AccessType, settings: SharingSettings): string {
  return ACCESS_WORDS[accessInEffect(accessType, settings)];
}

/** The name of content for people. */
export function titleOf({ title, name }: Pick<ContentRecord, "title" | "name">): string {
  return title === null || title.trim() === "" ? name : title;
}

/** The owner's name, in a record that was asked for with its owner. */
export function ownerOf({ owner }: Pick<ContentRecord, "owner">): string {
  return owner === undefined ? "" : describeRecord(owner);
}

/** The address where content opens, or the reason why it does not, and the tab where those who may change it can help that. */
type Opening =
  | { readonly href: string }
  | { readonly href: undefined; readonly reason: string; readonly tab: "sharing" | "versions"; readonly step: string };

export function openingOf(record: ContentRecord, { caller, settings }: CallerContext): Opening {
  const { access_type, app_role, app_mode, bundle_id, vanity_url, content_url } = record;
  if (!mayView({ accessType: access_type, appRole: app_role }, caller, settings)) {
    return { href: undefined, reason: "Not shared with you", tab: "sharing", step: "Add yourself" };
  }
  if (app_mode === "static" && bundle_id === null) {
    return { href: undefined, reason: "Nothing is published", tab: "versions", step: "Upload files" };
  }
  return { href: vanity_url ?? content_url };
}

/** The path of an item's page. */
export function itemPath({ guid }: Pick<ContentRecord, "guid">): string {
  return `/items/${guid}`;
}
