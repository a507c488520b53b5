/** The parts of a user's page. */

import { countOf, type SessionMethod, type SessionRecord, type UserRecord } from "../../shared/index.ts";
import { entriesOf } from "../audit-pages/audit-entry.tsx";
import { Facts } from "../html/facts.tsx";
import type { Choice } from "../html/fields.tsx";
import { Icon } from "../html/icon.tsx";
import type { IconName } from "../html/icon-names.ts";
import { Folded, LongTable } from "../html/long-table.tsx";
import { Badge, type BadgeTone, Copy, Empty, RoleBadge } from "../html/said.tsx";
import type { Column } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { SessionOwner } from "../sessions/operations.ts";
import type { UserDetails, UserOverview } from "../users/overview-store.ts";
import type { AccountStatus } from "../users/store.ts";
import { USER_ACTIVE_SECONDS } from "../values/limits.ts";
import { secondsBefore, timeText } from "../values/time.ts";
import { userTabPath } from "./user-tabs.tsx";

/** The statuses by which the API finds users, with their labels. */
export const STATUS_CHOICES: readonly (Choice & { readonly value: AccountStatus })[] = [
  { value: "licensed", label: "Active in the last year" },
  { value: "inactive", label: "Not active in the last year" },
  { value: "locked", label: "Locked" },
];

type UserStatus = "Locked" | "Not signed in yet" | "Has not joined yet" | "Active" | "Not used for a year";

/** The status of a user at a glance. It never sounds as if somebody was shut out who was not. */
export function statusOfUser({ locked, confirmed, active_time }: UserRecord, now: Date): UserStatus {
  if (locked) return "Locked";
  if (active_time === null) return confirmed ? "Not signed in yet" : "Has not joined yet";
  const isActive = active_time > timeText(secondsBefore(now, USER_ACTIVE_SECONDS));
  return isActive ? "Active" : "Not used for a year";
}

const STATUS_LOOKS: Readonly<Record<UserStatus, { readonly tone: BadgeTone; readonly icon: IconName }>> = {
  Locked: { tone: "bad", icon: "lock" },
  "Not signed in yet": { tone: "plain", icon: "clock" },
  "Has not joined yet": { tone: "plain", icon: "mail" },
  Active: { tone: "good", icon: "check" },
  "Not used for a year": { tone: "late", icon: "clock" },
};

/** The same with a color and an icon. */
export function StatusBadge({ user, now }: { readonly user: UserRecord; readonly now: Date }) {
  const status = statusOfUser(user, now);
  return <Badge {...STATUS_LOOKS[status]}>{status}</Badge>;
}

interface OfUser {
  readonly user: UserRecord;
}

interface UserFactsProps {
  readonly overview: UserOverview;
  readonly now: Date;
}

/** The facts about a user. */
export function UserFacts({ overview: { user, keys, content }, now }: UserFactsProps) {
  const { guid, username, user_role, created_time, active_time } = user;
  const valid = keys.viewer + keys.publisher + keys.administrator;
  return (
    <Facts
      facts={[
        ["Username", username],
        ["Role", <RoleBadge key="role" role={user_role} />],
        ["Status", <StatusBadge key="status" user={user} now={now} />],
        [
          "API keys",
          <a key="keys" href={userTabPath("keys", user)}>
            {countOf(valid, "valid API key")}
          </a>,
        ],
        ["Content", <OwnContent key="content" count={content} username={username} />],
        ["Last active", <Time key="active" value={active_time} />],
        ["Created", <Time key="created" value={created_time} />],
        ["Id", <Copy key="id" id="guid" label="the id" text={guid} />],
      ]}
    />
  );
}

/** The number of content items that a user owns, which leads to them. The search knows a username by its letters. */
function OwnContent({ count, username }: { readonly count: number; readonly username: string }) {
  if (count === 0) return <>Owns no content</>;
  const query = new URLSearchParams({ list: "all", q: `owner:${username}` });
  return <a href={`/items?${query.toString()}`}>{`Owns ${countOf(count, "content item")}`}</a>;
}

interface InviteUserProps extends OfUser {
  readonly look?: "primary";
}

/** The way to an invitation. */
export function InviteUser({ user, look }: InviteUserProps) {
  return (
    <a class={look === undefined ? "button" : `button ${look}`} href={`/users/${user.guid}/invitation`}>
      <Icon name="mail" /> Invite
    </a>
  );
}

/** The ways to what can be done to a user; each leads to a page that says what it does. */
export function UserSteps({ user }: OfUser) {
  const path = `/users/${user.guid}`;
  return (
    <>
      <h2>Role</h2>
      <p>
        <RoleBadge role={user.user_role} />
      </p>
      <div class="actions">
        <a class="button" href={`${path}/role`}>
          <Icon name="user-cog" /> Change role
        </a>
      </div>
      <h2>{user.locked ? "Unlock" : "Invite or lock"}</h2>
      <p>
        {user.locked
          ? "The user is locked: no API key of the user is accepted, and no one can sign in as this user."
          : "An invitation is a link to sign in with. A lock shuts the user out and deletes nothing."}
      </p>
      <div class="actions">
        {user.locked ? (
          <a class="button" href={`${path}/unlock`}>
            <Icon name="lock-open" /> Unlock
          </a>
        ) : (
          <>
            <InviteUser user={user} />
            <a class="button danger" href={`${path}/lock`}>
              <Icon name="lock" /> Lock
            </a>
          </>
        )}
      </div>
    </>
  );
}

/** The ways to what the audit log has of a user. */
export function EntriesOfUser({ user }: OfUser) {
  return (
    <div class="actions">
      <a class="button" href={entriesOf("user", user.guid)}>
        <Icon name="rotate-ccw-clock" /> What this user did
      </a>
      <a class="button" href={entriesOf("object_id", user.guid)}>
        <Icon name="rotate-ccw-clock" /> What was done to this user
      </a>
    </div>
  );
}

const WAYS: Readonly<Record<SessionMethod, string>> = {
  openid_connect: "OpenID Connect",
  assertion: "Identity proxy",
  api_key: "API key",
  invitation: "Invitation",
};

/** The columns of a table of sessions. @param ways the names of the ways to sign in. */
export function sessionColumns(ways: Readonly<Record<SessionMethod, string>>): readonly Column<SessionRecord>[] {
  return [
    ["Signed in by", ({ method, api_key_name: key }) => (key === null ? ways[method] : `${ways[method]} ${key}`)],
    ["Signed in", ({ created_time }) => <Time value={created_time} />],
    ["Last used", ({ active_time }) => <Time value={active_time} />],
    ["Expires", ({ expires_at }) => <Time value={expires_at} />],
  ];
}

const COLUMNS = sessionColumns(WAYS);

/** The sessions of a user. Those of a locked one are valid again after unlocking, so that they can be ended, too. */
export function SessionsOfUser({ owner, sessions }: SessionOwner) {
  return (
    <>
      {sessions.length === 0 ? (
        <Empty icon="monitor">
          {owner.locked
            ? "This user is signed in nowhere, because the user is locked. Sessions that do not expire until then are valid again after unlocking."
            : "This user is signed in nowhere. A session is listed here from the sign-in on."}
        </Empty>
      ) : (
        <LongTable caption="Sessions" rows={sessions} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      {(owner.locked || sessions.length > 0) && (
        <div class="actions">
          <a class="button danger" href={`/users/${owner.guid}/sign-out`}>
            <Icon name="log-out" /> Sign out everywhere
          </a>
        </div>
      )}
    </>
  );
}

/** The groups that a user is a member of. @param count of all, of which very many are not named. */
export function GroupsOfUser({ names, count }: { readonly names: UserDetails["groupNames"]; readonly count: number }) {
  if (count === 0) {
    return (
      <p class="quiet">
        None. The page of a <a href="/groups">group</a> has a button that adds members.
      </p>
    );
  }
  return (
    <>
      <Folded
        items={names}
        show={(shown) => (
          <ul>
            {shown.map(({ guid, name }) => (
              <li key={guid}>
                <a href={`/groups/${guid}`}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      />
      {count > names.length && <p>{`and ${count - names.length} more`}</p>}
    </>
  );
}
