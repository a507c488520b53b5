import { LIST_PAGE_MAX_ITEMS, ok, type ServerSettingsRecord } from "../../shared/index.ts";
import { readDatabaseBytes } from "../database/database-size.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import type { Context } from "../platform/context.ts";
import { readHours } from "../platform/read-counts.ts";
import { listPublisherUsage } from "../publishing/usage-store.ts";
import { AUDIT_PAGE_MAX_ENTRIES, LIST_PAGE_MAX_NUMBER, MANAGEMENT_BODY_MAX_BYTES } from "../values/limits.ts";
import { version } from "../values/version.ts";
import { readMetrics } from "./metrics.ts";

/** `GET /__api__/server_settings`: what a client needs to know before it has a key. Clients also try their key here. */
export function answerReadServerSettings(_request: RoutedRequest, { settings }: Context): Response {
  const record: ServerSettingsRecord = {
    version: settings.serverVersion,
    build: version,
    authentication: { name: "API key", header: "Authorization", alternative_header: settings.keyHeader },
    anonymous_content_allowed: settings.allowAnonymousContent,
    content_host: settings.contentHost ?? null,
    limits: {
      audit_page_max_entries: AUDIT_PAGE_MAX_ENTRIES,
      list_page_max_items: LIST_PAGE_MAX_ITEMS,
      list_page_max_number: LIST_PAGE_MAX_NUMBER,
      body_max_bytes: MANAGEMENT_BODY_MAX_BYTES,
      user_max_keys: settings.userMaxKeys,
    },
  };
  return json(record);
}

const NONE: readonly [] = [];

export const READ_PYTHON = operation({
  name: "readPython",
  summary: "That Python is not installed.",
  access: byRole("read-runtimes"),
  input: {},
  failures: [],
  run: async () => ok({ installations: NONE, api_enabled: false }),
});

const readRuntimes = (language: string) =>
  operation({
    name: "readRuntimes",
    summary: `That ${language} is not installed.`,
    access: byRole("read-runtimes"),
    input: {},
    failures: [],
    run: async () => ok({ installations: NONE }),
  });

export const READ_R = readRuntimes("R");

export const READ_QUARTO = readRuntimes("Quarto");

/** Returns a text in the format of Prometheus. */
export const READ_METRICS = operation({
  name: "readMetrics",
  summary: "How the server is doing, for Prometheus.",
  access: byRole("read-metrics"),
  input: {},
  failures: [],
  run: async (context) => ok(await readMetrics(context)),
});

/** Publishers whose use of storage is shown. */
const SHOWN_PUBLISHERS = 10;

/** Returns what the page of the server's state shows. The API has the same numbers among the metrics. */
export const READ_STATUS = operation({
  name: "readStatus",
  summary: "How the server is doing.",
  access: byRole("read-metrics"),
  input: {},
  failures: [],
  run: async (context) => {
    const { database, settings } = context;
    const [hours, databaseBytes, usage] = await Promise.all([
      readHours(context),
      readDatabaseBytes(database),
      listPublisherUsage(database, settings, SHOWN_PUBLISHERS),
    ]);
    return ok({ hours, databaseBytes, usage });
  },
});
