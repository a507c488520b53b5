/** How people are told of content. */

import type { AccessType, ContentRecord } from "../../shared/index.ts";
import { mayView } from "../content/sharing.ts";
import { type CallerContext, describeUser, fullNameOf } from "../identity/caller.ts";
import type { Settings } from "../settings/settings.ts";

/** Who sees content, in the words of the specification (section 2.3). */
export const ACCESS_WORDS: Readonly<Record<AccessType, string>> = {
  acl: "Specific users or groups",
  logged_in: "All users - login required",
  all: "Anyone - no login required",
};

/** Who sees content of this setting: where nothing is shared without a login, that for anyone is one for all users. */
export function describeAccess(
  accessType: AccessType,
  { allowAnonymousContent }: Pick<Settings, "allowAnonymousContent">,
): string {
  return ACCESS_WORDS[accessType === "all" && !allowAnonymousContent ? "logged_in" : accessType];
}

/** What content is called. */
export function titleOf({ title, name }: Pick<ContentRecord, "title" | "name">): string {
  return title === null || title.trim() === "" ? name : title;
}

/** Who owns content, of which the record was asked for with its owner. */
export function ownerOf({ owner }: Pick<ContentRecord, "owner">): string {
  if (owner === undefined) return "";
  return describeUser({ username: owner.username, fullName: fullNameOf(owner.first_name, owner.last_name) });
}

/** Where content opens, or why it does not. */
export type Opening = { readonly href: string } | { readonly href: undefined; readonly reason: string };

export function openingOf(record: ContentRecord, { caller, settings }: CallerContext): Opening {
  const { access_type, app_role, app_mode, bundle_id, vanity_url, content_url } = record;
  if (!mayView({ accessType: access_type, appRole: app_role }, caller, settings)) {
    return { href: undefined, reason: "Not shared with you" };
  }
  if (app_mode === "static" && bundle_id === null) return { href: undefined, reason: "Nothing is published" };
  return { href: vanity_url ?? content_url };
}
