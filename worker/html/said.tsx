/** The texts of a page beside its lists and forms: warnings, states at a glance, and what stands where there is nothing. */

import type { ComponentChildren } from "preact";
import type { UserRole } from "../../shared/index.ts";
import { labelOfRole } from "./fields.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** Something to know before a step, or that somebody has to do. */
export function Warning({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="warning">
      {children}
      <Icon name="triangle-alert" />
    </div>
  );
}

/** The meaning of a badge: nothing is to be done, it works, somebody should look at it, or it does not work. */
export type BadgeTone = "plain" | "accent" | "good" | "late" | "bad";

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: IconName;
  /** One or two words, which say all without the color. */
  readonly children: ComponentChildren;
}

/** A role or a state at a glance. */
export function Badge({ tone = "plain", icon, children }: BadgeProps) {
  return (
    <span class={`badge ${tone}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** The name of a role; that of an administrator stands out. */
export function RoleBadge({ role }: { readonly role: UserRole }) {
  return <Badge tone={role === "administrator" ? "accent" : "plain"}>{labelOfRole(role)}</Badge>;
}

interface EmptyProps {
  readonly icon: IconName;
  /** The way to the first one; undefined where the reader cannot make one. */
  readonly action?: ComponentChildren;
  /** Why there is nothing, and how something gets there. */
  readonly children: ComponentChildren;
}

/** Stands in place of a list that has nothing. */
export function Empty({ icon, action, children }: EmptyProps) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

interface CopyProps {
  /** Tells it from the other texts of the page. */
  readonly id: string;
  /** The name of the text, for screen readers: "the id". */
  readonly label: string;
  readonly text: string;
}

/** A text that people take elsewhere, such as an id or a link. The script `copy` shows the button beside it. */
export function Copy({ id, label, text }: CopyProps) {
  return (
    <span class="copy">
      <code id={id}>{text}</code>
      <button type="button" data-copy={id} aria-label={`Copy ${label}`} hidden>
        <Icon name="copy" />
      </button>
    </span>
  );
}
