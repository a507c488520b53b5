/** The records of a content server about itself, for anyone. */

import {
  COUNT,
  described,
  FLAG,
  named,
  orNull,
  recordOf,
  TEXT,
  type ValueOf,
  type WireSchema,
  wordOf,
} from "../schema/wire-schema.ts";

/** The settings that a server shows to anyone, at `/__api__/server_settings`. */
export const SERVER_SETTINGS = named(
  "ServerSettings",
  recordOf({
    version: described(TEXT, "By which clients choose what to send: a setting."),
    build: described(TEXT, "The version of the server itself."),
    authentication: described(
      recordOf({ name: wordOf(["API key"]), header: TEXT, alternative_header: TEXT }),
      "How requests are authenticated, and the headers that take a key.",
    ),
    anonymous_content_allowed: described(FLAG, "Whether content may be shared with anyone."),
    content_host: described(
      orNull(TEXT),
      "The host below which each content item has an origin of its own in browsers, `<guid>.<content_host>`; null where there is none.",
    ),
    limits: described(
      recordOf({
        audit_page_max_entries: COUNT,
        list_page_max_items: COUNT,
        list_page_max_number: COUNT,
        body_max_bytes: COUNT,
        user_max_keys: COUNT,
      }),
      "What requests are held to.",
    ),
  }),
);

export type ServerSettingsRecord = ValueOf<typeof SERVER_SETTINGS>;

const NO_ITEMS: WireSchema<readonly []> = { type: "array", maxItems: 0 };

/** The versions of a language or a tool that a server runs programs with: none, for it runs no programs. */
export const RUNTIMES = named("Runtimes", recordOf({ installations: NO_ITEMS }));

/** The same of Python, and whether APIs in it can be published. */
export const PYTHON = named("Python", recordOf({ installations: NO_ITEMS, api_enabled: FLAG }));
