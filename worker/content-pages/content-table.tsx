import type { AccessType, ContentRecord } from "../../shared/index.ts";
import type { IconName } from "../html/icon-names.ts";
import { Badge } from "../html/said.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { Caller, CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { ACCESS_WORDS, accessInEffect, itemPath, openingOf, ownerOf, titleOf } from "./content-words.ts";

interface ContentTableProps {
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  /** Each with its owner. */
  readonly records: readonly ContentRecord[];
  readonly context: CallerContext;
}

/** Content items, each with the ways to its page and to the content itself. */
export function ContentTable({ caption, records, context }: ContentTableProps) {
  return (
    <Table
      caption={caption}
      rows={records}
      rowKey={({ guid }) => guid}
      columns={[
        ["Content", nameCell],
        ["Owner", (record) => <span class="who">{ownerOf(record)}</span>],
        ["Who sees it", ({ access_type }) => <AccessBadge accessType={access_type} settings={context.settings} />],
        ["Last deployed", deployedCell],
        ["Open", (record) => openCell(record, context), "actions"],
      ]}
    />
  );
}

const ACCESS_ICONS: Readonly<Record<AccessType, IconName>> = { acl: "lock", logged_in: "users-round", all: "globe" };

interface AccessBadgeProps {
  readonly accessType: AccessType;
  readonly settings: CallerContext["settings"];
}

/** Who sees content, at a glance: what anyone sees stands out. */
function AccessBadge({ accessType, settings }: AccessBadgeProps) {
  const inEffect = accessInEffect(accessType, settings);
  return (
    <Badge tone={inEffect === "all" ? "accent" : "plain"} icon={ACCESS_ICONS[inEffect]}>
      {ACCESS_WORDS[inEffect]}
    </Badge>
  );
}

function nameCell(record: ContentRecord) {
  return (
    <>
      <a href={itemPath(record)}>{titleOf(record)}</a>
      {titleOf(record) !== record.name && <span class="name">Name: {record.name}</span>}
    </>
  );
}

function deployedCell({ app_mode, last_deployed_time }: ContentRecord) {
  return app_mode === "api" ? "runs elsewhere" : <Time value={last_deployed_time} />;
}

function openCell(record: ContentRecord, context: CallerContext) {
  const opening = openingOf(record, context);
  if (opening.href === undefined) return opening.reason;
  return (
    <a href={opening.href} aria-label={`Open ${titleOf(record)}`}>
      Open
    </a>
  );
}

/** The way to new content, for those who may create it. */
export function NewContent({ caller: { role } }: { readonly caller: Pick<Caller, "role"> }) {
  if (!isPermitted(role, "create-content")) return null;
  return (
    <a class="button primary" href="/items/new">
      Create content
    </a>
  );
}
