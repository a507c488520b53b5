import type { ContentRecord } from "../../shared/index.ts";
import { Time } from "../html/time.tsx";
import type { CallerContext } from "../identity/caller.ts";
import { describeAccess, openingOf, ownerOf } from "./content-words.ts";

interface AboutProps {
  readonly record: ContentRecord;
  readonly context: CallerContext;
}

/** What all who know of an item see of it. */
export function About({ record, context }: AboutProps) {
  const opening = openingOf(record, context);
  return (
    <>
      {record.description !== "" && <p class="lines">{record.description}</p>}
      {opening.href === undefined ? (
        <p>{opening.reason}.</p>
      ) : (
        <p>
          <a class="button primary" href={opening.href}>
            Open
          </a>
        </p>
      )}
      <dl>
        <dt>Address</dt>
        <dd>
          <code>{record.vanity_url ?? record.content_url}</code>
        </dd>
        <dt>Owner</dt>
        <dd>{ownerOf(record)}</dd>
        <dt>Who sees it</dt>
        <dd>{describeAccess(record.access_type, context.settings)}</dd>
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
    </>
  );
}
