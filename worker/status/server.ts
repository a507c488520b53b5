import { LIST_PAGE_MAX_ITEMS, type ServerSettingsRecord } from "../../shared/index.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { AUDIT_PAGE_MAX_ENTRIES, LIST_PAGE_MAX_NUMBER, MANAGEMENT_BODY_MAX_BYTES } from "../values/limits.ts";
import { version } from "../values/version.ts";

/** `GET /__api__/server_settings`: what a client must know before it has a key. Clients also try their key here. */
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

/** `GET /v1/server_settings/python`. */
export function answerReadPython(): Response {
  return json({ installations: [], api_enabled: false });
}

/** `GET /v1/server_settings/r` and `/quarto`. */
export function answerReadRuntimes(): Response {
  return json({ installations: [] });
}
