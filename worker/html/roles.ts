import type { UserRole } from "../../shared/index.ts";
import type { Choice } from "./fields.tsx";

/** The roles with what each may do, in the words of the specification (section 2.2), from the least to the most permissive one. */
export const ROLE_CHOICES: readonly (Choice & { readonly value: UserRole; readonly hint: string })[] = [
  {
    value: "viewer",
    label: "Viewer",
    hint: "Opens content that is shared with everybody, the user, or a group of the user.",
  },
  { value: "publisher", label: "Publisher", hint: "Publishes content besides, and decides who sees it." },
  {
    value: "administrator",
    label: "Administrator",
    hint: "Manages users, groups and all content besides, and reads the audit log.",
  },
];

/** The name of a role. */
export function labelOfRole(role: UserRole): string {
  return ROLE_CHOICES.find(({ value }) => value === role)?.label ?? role;
}
