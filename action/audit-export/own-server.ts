import { isObject, type Json, parseJson, request, urlInApi } from "../../shared/index.ts";
import { clientGet } from "./open-export.ts";

const SETTINGS_MAX_BYTES = 64 * 1024;

const MAX_TRIES = 3;

/**
 * True for a server of this project, whose ids are consecutive, so that no option has to say it. It is asked without a
 * key. A server that does not answer now counts as another one.
 */
export async function isOwnServer(baseUrl: string): Promise<boolean> {
  const server = { baseUrl, key: null, keyHeader: "Authorization" };
  const url = urlInApi(server, "/server_settings");
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- it is asked again only where it did not answer
    const asked = await request(server, clientGet(), url, SETTINGS_MAX_BYTES);
    if (asked.kind === "body") return isOwn(parseJson(new TextDecoder().decode(asked.bytes)));
    if (!["no-answer", "server-error", "throttled"].includes(asked.failure.kind)) return false;
  }
  return false;
}

function isOwn(settings: Json | undefined): boolean {
  if (!isObject(settings) || typeof settings["build"] !== "string") return false;
  const { limits } = settings;
  return isObject(limits) && typeof limits["audit_page_max_entries"] === "number";
}
