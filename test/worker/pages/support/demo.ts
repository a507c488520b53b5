import { beforeAll } from "vitest";
import { apiOf } from "../../../../worker/local/command/api.ts";
import { ownExport, runToEnd } from "../../../../worker/local/export-demo/run-export.ts";
import type { RunningServer } from "../../support/running-server.ts";
import { tarGz } from "../../workerd/tar.ts";
import { type PageTests, usePages } from "./page-tests.ts";
import { addPerson } from "./people.ts";
import { REPORT } from "./uploads.ts";

/** More than two pages of the log. */
const ENTRIES = 150;

/** Pages of a server with a group, a publisher's report, a log of some pages, and an export of it that is named "demo". */
export function useDemoPages(): PageTests {
  const pages = usePages();
  beforeAll(async () => await fill(pages.server()));
  return pages;
}

async function fill(server: RunningServer): Promise<void> {
  const api = apiOf(server.url.origin, server.key);
  await api.call("POST", "/groups", { json: { name: "analysts" } });
  const publisher = await addPerson(server, "Paula Publisher", "publisher");
  const reports = apiOf(server.url.origin, publisher.key);
  const { guid } = await reports.call<{ guid: string }>("POST", "/content", { json: { name: "report" } });
  const archive = { body: await tarGz([REPORT]), headers: { "Content-Type": "application/gzip" } };
  await reports.call("POST", `/content/${guid}/bundles`, archive);
  await server.stores.DATABASE.prepare(
    `WITH RECURSIVE counted (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < ${ENTRIES})
    INSERT INTO audit_log
      (time, user_id, user_guid, user_description, action, event_description, actor_type, object_type, object_id)
    SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), user_id, user_guid, user_description,
      iif(number % 2, 'lock_user', 'unlock_user'), 'Entry ' || number, actor_type, 'user', '${publisher.guid}'
    FROM counted JOIN (SELECT * FROM audit_log WHERE id = 1)`,
  ).run();
  const quiet = { show: () => undefined, end: () => undefined };
  await runToEnd(api, await ownExport(api, "demo"), quiet);
}
