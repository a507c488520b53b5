import type { ContentRecord } from "../../shared/index.ts";
import { isForWindow } from "../auth/sender.ts";
import type { Caller } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import { createMemory } from "../platform/rate-limits.ts";
import { noteOpened, OPENED_MIN_INTERVAL_SECONDS } from "./opened-store.ts";

/** The openings that this isolate noted lately. */
const noted = createMemory(OPENED_MIN_INTERVAL_SECONDS);

/**
 * Notes after the answer that a person opened an item in a browser: its page, or the content itself. Neither the answer nor anything else
 * depends on it.
 */
export async function noteOpenedLater(
  request: Request,
  { database, now, requestId }: Context,
  caller: Caller | undefined,
  { guid }: Pick<ContentRecord, "guid">,
): Promise<void> {
  if (caller?.by.kind !== "session" || !isForWindow(request)) return;
  const { userId } = caller;
  const name = `${userId} ${guid}`;
  if (noted.has(name, now)) return;
  noted.add(name, now);
  // The runtime alone has this module, and Node reads the routes for the description of the API.
  const { waitUntil } = await import("cloudflare:workers");
  waitUntil(
    noteOpened(database, userId, guid, now).catch((error: unknown) => {
      logError("opening-not-noted", { requestId, message: String(error) });
    }),
  );
}
