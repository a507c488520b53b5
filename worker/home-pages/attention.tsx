import type { ComponentChildren } from "preact";
import { type AuditExportRecord, quote } from "../../shared/index.ts";
import { lagWords } from "../export-pages/export-facts.tsx";
import { Icon } from "../html/icon.tsx";
import { Time } from "../html/time.tsx";
import { ATTENTION_MAX_EXPORTS, type Attention, type LaggingReceiver } from "../status/attention-operations.ts";
import {
  ATTENTION_MAX_SHOWN,
  KEY_UNUSED_DAYS,
  type KeyToCheck,
  type Some,
  type UserToInvite,
} from "../status/attention-store.ts";
import { describeRecord } from "../users/store.ts";

/** The things that need an administrator, each with the page on which it is done. */
export function NeedsAttention({ attention }: { readonly attention: Attention }) {
  const { exports, receivers, isMoreExports, expiringKeys, unusedKeys, users, databaseShare } = attention;
  const things = [
    ...(databaseShare === undefined ? [] : [<DatabaseNearlyFull key="database" share={databaseShare} />]),
    ...exports.map((record) => <FailedExport key={record.guid} record={record} />),
    ...receivers.map((one) => <Lagging key={`${one.exported.guid} ${one.receiver.name}`} {...one} />),
    ...expiringKeys.shown.map((key) => <ExpiringKey key={`expiring ${key.id}`} apiKey={key} />),
    ...unusedKeys.shown.map((key) => <UnusedKey key={`unused ${key.id}`} apiKey={key} />),
    ...users.shown.map((user) => <NeverSignedIn key={user.guid} user={user} />),
  ];
  return (
    <>
      <h2>Needs attention</h2>
      {things.length === 0 ? (
        <p class="quiet">
          <Icon name="circle-check" /> Nothing needs your attention now.
        </p>
      ) : (
        <ul class="todo">{things}</ul>
      )}
      <More of="keys that expire soon" some={expiringKeys} />
      <More of={`keys that were not used for ${KEY_UNUSED_DAYS} days`} some={unusedKeys} />
      <More of="people who never signed in" some={users} />
      {isMoreExports && (
        <p class="quiet">
          Only the first {String(ATTENTION_MAX_EXPORTS)} exports were asked. <a href="/exports">See all exports</a>.
        </p>
      )}
    </>
  );
}

interface StepProps {
  readonly href: string;
  /** The step, as the text of its link. */
  readonly step: string;
  /** The sentence that says why. */
  readonly children: ComponentChildren;
}

function Step({ href, step, children }: StepProps) {
  return (
    <li>
      <Icon name="triangle-alert" />
      <span>{children}</span> <a href={href}>{step}</a>
    </li>
  );
}

function DatabaseNearlyFull({ share }: { readonly share: number }) {
  return (
    <Step href="/status#database-size" step="See the database">
      The database takes {String(Math.floor(100 * share))} % of its limit. Once it is full, nothing can be changed.
    </Step>
  );
}

function FailedExport({ record: { guid, name, verdict } }: { readonly record: AuditExportRecord }) {
  return (
    <Step href={`/exports/${guid}`} step={`See the export ${name}`}>
      Export {quote(name)}: {verdict.text}
    </Step>
  );
}

function Lagging({ exported, receiver: { name, state, lag_seconds: seconds } }: LaggingReceiver) {
  return (
    <Step href={`/exports/${exported.guid}`} step={`See the receiver ${name}`}>
      Receiver {quote(name)} of the export {quote(exported.name)}{" "}
      {state === "needs_attention" ? "no longer gets anything" : `is behind for ${lagWords(seconds)}`}.
    </Step>
  );
}

interface KeyProps {
  readonly apiKey: KeyToCheck;
}

function ExpiringKey({ apiKey }: KeyProps) {
  return (
    <Step href={`/users/${apiKey.guid}/keys`} step={`See the keys of ${describeRecord(apiKey)}`}>
      The API key {quote(apiKey.name)} of {describeRecord(apiKey)} expires <Time value={apiKey.expires_at} />.
    </Step>
  );
}

function UnusedKey({ apiKey }: KeyProps) {
  return (
    <Step href={`/users/${apiKey.guid}/keys/${apiKey.id}/delete`} step={`Delete the key ${quote(apiKey.name)}`}>
      The API key {quote(apiKey.name)} of {describeRecord(apiKey)}{" "}
      {apiKey.active_time === null ? "was never used, and was created" : "was last used"}{" "}
      <Time value={apiKey.active_time ?? apiKey.created_time} />.
    </Step>
  );
}

function NeverSignedIn({ user }: { readonly user: UserToInvite }) {
  return (
    <Step href={`/users/${user.guid}`} step={`See ${describeRecord(user)}`}>
      {describeRecord(user)} never signed in. The user was created <Time value={user.created_time} />.
    </Step>
  );
}

function More({ of, some: { isMore } }: { readonly of: string; readonly some: Some<unknown> }) {
  if (!isMore) return null;
  return (
    <p class="quiet">
      There are more {of} than the {String(ATTENTION_MAX_SHOWN)} above. They are shown once these are done.
    </p>
  );
}
