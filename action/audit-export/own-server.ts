import { isObject, parseJson, request, urlInApi } from "../../shared/index.ts";
import { clientGet } from "./open-export.ts";

const SETTINGS_MAX_BYTES = 64 * 1024;

/**
 * Whether a server is one of this project: its ids are consecutive, so that no option has to say it. It is asked without a key; one that does not
 * answer now is taken for another one.
 */
export async function isOwnServer(baseUrl: string): Promise<boolean> {
  const server = { baseUrl, key: null, keyHeader: "Authorization" };
  const asked = await request(server, clientGet(), urlInApi(server, "/server_settings"), SETTINGS_MAX_BYTES);
  const settings = asked.kind === "body" ? parseJson(new TextDecoder().decode(asked.bytes)) : undefined;
  if (!isObject(settings) || typeof settings["build"] !== "string") return false;
  const { limits } = settings;
  return isObject(limits) && typeof limits["audit_page_max_entries"] === "number";
}
