import { type ActorType, type AuditEntryRecord, printable } from "../../shared/index.ts";
import type { EntryInContext } from "../audit-log/operations.ts";
import { nameOfAction } from "../database/audit-actions.ts";
import { answerPage } from "../html/answer-page.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { Actor, addressOfObject, ENTRY_COLUMNS, entriesOf, narrowings, wordOf } from "./audit-entry.tsx";

/** `GET /audit/{id}`: an entry, and what came before and after it for the same object. */
export async function showAuditEntry(
  { entry, after, before }: EntryInContext,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const object = wordOf(entry.object_type);
  return await answerPage(
    request,
    context,
    { title: nameOfAction(entry.action) },
    <>
      <p>{printable(entry.event_description)}</p>
      <Facts entry={entry} />
      {entry.object_id !== null && (
        <>
          <Near title={`After it, for the same ${object}`} entries={after} none="Nothing yet." />
          <Near title={`Before it, for the same ${object}`} entries={before} none="Nothing that the log still has." />
        </>
      )}
      <p class="actions">
        {narrowings(entry).map(({ name, value, text }) => (
          <a key={name} href={entriesOf(name, value)}>
            {`See ${text}`}
          </a>
        ))}
      </p>
    </>,
  );
}

/** The kinds of actor in words. */
const ACTORS: Readonly<Record<ActorType, string>> = {
  api_key: "An API key",
  session: "A browser in which somebody is signed in",
  invitation: "An invitation",
  bootstrap: "The token for the first administrator",
  system: "The server itself",
};

function Facts({ entry }: { readonly entry: AuditEntryRecord }) {
  const { id, time, action, actor_type, object_type, object_id } = entry;
  const address = addressOfObject(entry);
  return (
    <dl>
      <dt>Entry</dt>
      <dd>{id}</dd>
      <dt>Time</dt>
      <dd>
        <Time value={time} isExact />
      </dd>
      <dt>Who</dt>
      <dd>
        <Actor entry={entry} />
      </dd>
      <dt>By</dt>
      <dd>{actor_type === null ? "Not known: an earlier version wrote it" : ACTORS[actor_type]}</dd>
      <dt>Action</dt>
      <dd>
        <code>{action}</code>
      </dd>
      {object_id !== null && (
        <>
          <dt>Object</dt>
          <dd>
            {wordOf(object_type)} {address === undefined ? <code>{object_id}</code> : <a href={address}>{object_id}</a>}
          </dd>
        </>
      )}
    </dl>
  );
}

interface NearProps {
  readonly title: string;
  readonly entries: readonly AuditEntryRecord[];
  /** The sentence where there are none. */
  readonly none: string;
}

function Near({ title, entries, none }: NearProps) {
  return (
    <>
      <h2>{title}</h2>
      {entries.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table caption={title} rows={entries} rowKey={({ id }) => id} columns={ENTRY_COLUMNS} />
      )}
    </>
  );
}
