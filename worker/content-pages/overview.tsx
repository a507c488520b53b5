import type { ComponentChildren } from "preact";
import type { ContentRecord } from "../../shared/index.ts";
import { READ_AUDIT_ENTRY } from "../audit-log/operations.ts";
import { entriesOf } from "../audit-pages/audit-entry.tsx";
import { Time } from "../html/time.tsx";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { READ_USER_DETAILS } from "../users/operations.ts";
import { describeAccess, openingOf, ownerOf } from "./content-words.ts";
import { tabPath } from "./item-tabs.tsx";
import { Uploaded } from "./upload-area.tsx";

interface OverviewProps {
  readonly record: ContentRecord;
  readonly context: CallerContext;
  /** The control that decides who sees it, for those who may; others are told who does. */
  readonly children?: ComponentChildren;
}

/** The part of an item's page for all who may know of it. */
export function Overview({ record, context, children }: OverviewProps) {
  return (
    <>
      <Uploaded />
      {record.description !== "" && <p class="lines">{record.description}</p>}
      <Opening record={record} context={context} mayChange={children !== undefined} />
      {children}
      <Facts record={record} context={context} hasControl={children !== undefined} />
      {isPermitted(context.caller.role, READ_AUDIT_ENTRY.access.own) && (
        <p>
          <a href={entriesOf("object_id", record.guid)}>What was done to this item</a>
        </p>
      )}
    </>
  );
}

interface OpeningProps extends Omit<OverviewProps, "children"> {
  readonly mayChange: boolean;
}

/** The ways to the content: a link that opens it, or what is to be done before, and its address to copy. */
function Opening({ record, context, mayChange }: OpeningProps) {
  const opening = openingOf(record, context);
  return (
    <p class="actions">
      {opening.href === undefined ? (
        <span>
          {opening.reason}.{mayChange && " "}
          {mayChange && <a href={tabPath(opening.tab, record)}>{opening.step}</a>}
        </span>
      ) : (
        <a class="button primary" href={opening.href}>
          Open
        </a>
      )}
      <code id="item-address">{record.vanity_url ?? record.content_url}</code>
      <button type="button" class="plain" data-copy="item-address" hidden>
        Copy the link
      </button>
    </p>
  );
}

interface FactsProps extends Omit<OverviewProps, "children"> {
  /** The page has the control that says who sees it. */
  readonly hasControl: boolean;
}

function Facts({ record, context, hasControl }: FactsProps) {
  return (
    <dl>
      <dt>Owner</dt>
      <dd>
        {isPermitted(context.caller.role, READ_USER_DETAILS.access.own) ? (
          <a href={`/users/${record.owner_guid}`}>{ownerOf(record)}</a>
        ) : (
          ownerOf(record)
        )}
      </dd>
      {!hasControl && (
        <>
          <dt>Who sees it</dt>
          <dd>{describeAccess(record.access_type, context.settings)}</dd>
        </>
      )}
      <dt>Created</dt>
      <dd>
        <Time value={record.created_time} />
      </dd>
      {record.app_mode === "static" && (
        <>
          <dt>Last deployed</dt>
          <dd>
            <Time value={record.last_deployed_time} />
          </dd>
        </>
      )}
      {record.upstream_url !== null && (
        <>
          <dt>Upstream URL</dt>
          <dd>
            <code>{record.upstream_url}</code>
          </dd>
        </>
      )}
    </dl>
  );
}
