import { answerPage } from "../html/answer-page.tsx";
import { Table } from "../html/table.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Hour } from "../platform/hours.ts";
import type { PublisherQuotas, PublisherUsage } from "../publishing/usage-store.ts";
import { DATABASE_WARNING_SHARE } from "../values/limits.ts";
import { sizeText } from "../values/size-text.ts";
import { version } from "../values/version.ts";
import { HourPlots } from "./hour-plots.tsx";

interface Status {
  /** Undefined where the counts cannot be read now. */
  readonly hours: readonly Hour[] | undefined;
  readonly databaseBytes: number;
  readonly usage: readonly PublisherUsage[];
}

/** `GET /status`: the server's counts, and how near it is to its limits. */
export async function showStatus(
  { hours, databaseBytes, usage }: Status,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const { settings } = context;
  return await answerPage(
    request,
    context,
    { title: "Status" },
    <>
      <p class="quiet">
        Version {version}. The same numbers for an alert are at <code>/__api__/v1/metrics</code>, under the names below.
      </p>
      <h2>Requests</h2>
      {hours === undefined ? (
        <p>The counts cannot be read now. The server's log says why, under metrics-incomplete.</p>
      ) : (
        <HourPlots hours={hours} />
      )}
      <h2>Database</h2>
      <DatabaseSize bytes={databaseBytes} limitBytes={settings.databaseLimitBytes} />
      <h2>Storage of publishers</h2>
      <Usage usage={usage} quotas={settings} />
    </>,
  );
}

function DatabaseSize({ bytes, limitBytes }: { readonly bytes: number; readonly limitBytes: number }) {
  const percent = ((100 * bytes) / limitBytes).toFixed(1);
  return (
    <>
      <p id="database-size">
        {sizeText(bytes)} of {sizeText(limitBytes)}, {percent} %
        <span class="name">
          <code>steward_database_bytes</code>, <code>steward_database_limit_bytes</code>
        </span>
      </p>
      <meter
        min={0}
        max={limitBytes}
        high={limitBytes * DATABASE_WARNING_SHARE}
        value={bytes}
        aria-labelledby="database-size"
      />
      {bytes >= limitBytes * DATABASE_WARNING_SHARE && (
        <p class="warning">
          The database is nearly full; then nothing can be changed. Set AUDIT_LOG_RETENTION_DAYS, with an export of the
          audit log, or delete content.
        </p>
      )}
    </>
  );
}

interface UsageProps {
  readonly usage: readonly PublisherUsage[];
  readonly quotas: PublisherQuotas;
}

function Usage({ usage, quotas: { publisherMaxBundles, publisherMaxStoredBytes } }: UsageProps) {
  if (usage.length === 0) return <p>There are no bundles yet.</p>;
  return (
    <>
      <p>
        Those who use the largest share of <code>PUBLISHER_MAX_BUNDLES</code> or <code>PUBLISHER_MAX_STORED_BYTES</code>
        .
        <span class="name">
          <code>steward_publisher_quota_used_ratio</code>
        </span>
      </p>
      <Table
        caption="Storage of publishers"
        rows={usage}
        rowKey={({ guid }) => guid}
        columns={[
          ["Publisher", ({ guid, username }) => <a href={`/users/${guid}`}>{username}</a>],
          ["Bundles", ({ bundles }) => <Used used={bundles} max={publisherMaxBundles} text={String} />],
          ["Stored", ({ bytes }) => <Used used={bytes} max={publisherMaxStoredBytes} text={sizeText} />],
        ]}
      />
    </>
  );
}

interface UsedProps {
  readonly used: number;
  readonly max: number;
  readonly text: (amount: number) => string;
}

function Used({ used, max, text }: UsedProps) {
  return (
    <>
      {`${text(used)} of ${text(max)}`}
      <meter min={0} max={max} value={used} aria-hidden="true" />
    </>
  );
}
