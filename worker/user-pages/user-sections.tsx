/** The parts of a user's page. */

import { countOf, type SessionMethod, type SessionRecord, type UserRecord } from "../../shared/index.ts";
import { entriesOf } from "../audit-pages/audit-entry.tsx";
import { type Choice, labelOfRole } from "../html/fields.tsx";
import { Folded, LongTable } from "../html/long-table.tsx";
import type { Column } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { UserDetails, UserOverview } from "../users/overview-store.ts";
import type { AccountStatus } from "../users/store.ts";
import { USER_ACTIVE_SECONDS } from "../values/limits.ts";
import { secondsBefore, timeText } from "../values/time.ts";

/** The statuses by which the API finds users, with their labels. */
export const STATUS_CHOICES: readonly (Choice & { readonly value: AccountStatus })[] = [
  { value: "licensed", label: "Active in the last year" },
  { value: "inactive", label: "Not active in the last year" },
  { value: "locked", label: "Locked" },
];

/** The status of a user at a glance. It never sounds as if somebody was shut out who was not. */
export function statusOfUser({ locked, confirmed, active_time }: UserRecord, now: Date): string {
  if (locked) return "Locked";
  if (active_time === null) return confirmed ? "Not signed in yet" : "Has not joined yet";
  const isActive = active_time > timeText(secondsBefore(now, USER_ACTIVE_SECONDS));
  return isActive ? "Active" : "Not used for a year";
}

interface OverviewProps {
  readonly overview: UserOverview;
}

/** The facts about a user. */
export function UserFacts({ overview: { user, keys, content }, now }: OverviewProps & { readonly now: Date }) {
  const { guid, username, user_role, created_time, active_time } = user;
  const valid = keys.viewer + keys.publisher + keys.administrator;
  return (
    <dl>
      <dt>Username</dt>
      <dd>{username}</dd>
      <dt>Role</dt>
      <dd>{labelOfRole(user_role)}</dd>
      <dt>Status</dt>
      <dd>{statusOfUser(user, now)}</dd>
      <dt>API keys</dt>
      <dd>
        <a href={`/users/${guid}/keys`}>{countOf(valid, "valid API key")}</a>
      </dd>
      <dt>Content</dt>
      <dd>{`Owns ${countOf(content, "content item")}`}</dd>
      <dt>Last active</dt>
      <dd>
        <Time value={active_time} />
      </dd>
      <dt>Created</dt>
      <dd>
        <Time value={created_time} />
      </dd>
    </dl>
  );
}

/** The ways to what can be done to a user; each leads to a page that says what it does. */
export function UserActions({ overview: { user } }: OverviewProps) {
  const path = `/users/${user.guid}`;
  return (
    <div class="actions">
      <a class="button" href={`${path}/role`}>
        Change role
      </a>
      {user.locked ? (
        <a class="button" href={`${path}/unlock`}>
          Unlock
        </a>
      ) : (
        <>
          <a class="button" href={`${path}/invitation`}>
            Invite
          </a>
          <a class="button danger" href={`${path}/lock`}>
            Lock
          </a>
        </>
      )}
      <a class="button" href={entriesOf("user", user.guid)}>
        What this user did
      </a>
      <a class="button" href={entriesOf("object_id", user.guid)}>
        What was done to this user
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

interface SessionsProps extends OverviewProps {
  readonly sessions: readonly SessionRecord[];
}

/** The sessions of a user. Those of a locked one are valid again after unlocking. */
export function SessionsOfUser({ overview, sessions }: SessionsProps) {
  const { user } = overview;
  return (
    <>
      {sessions.length === 0 ? (
        <p>{user.locked ? "Nowhere, because the user is locked." : "Nowhere."}</p>
      ) : (
        <LongTable caption="Sessions" rows={sessions} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      {overview.sessions > 0 && (
        <a class="button danger" href={`/users/${user.guid}/sign-out`}>
          Sign out everywhere
        </a>
      )}
    </>
  );
}

/** The groups that a user is a member of. @param count of all, of which very many are not named. */
export function GroupsOfUser({ names, count }: { readonly names: UserDetails["groupNames"]; readonly count: number }) {
  if (count === 0) return <p>None.</p>;
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
