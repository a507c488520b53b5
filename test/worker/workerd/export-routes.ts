import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { addPerson, type Call, callApi, type Person } from "./server.ts";
import { SIGNING_KEY } from "./things.ts";

const SOURCES = JSON.stringify({ north: { base_url: "https://north.example/server", key: "key-of-north" } });

/** The deployment has a key, and the log of another server. */
export const EXPORT_VARIABLES = { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY, AUDIT_EXPORT_SOURCES: SOURCES };

export const UNKNOWN_GUID = "00000000-0000-0000-0000-000000000000";

/** The routes of exports, as an administrator asks them. Before each test there is no export. */
export function useExportRoutes() {
  let known: Person | undefined;
  beforeAll(async () => {
    known = await addPerson("administrator", "ada");
  });
  beforeEach(async () => {
    await env.DATABASE.prepare("DELETE FROM audit_exports").run();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const admin = (): Person => {
    if (known === undefined) throw new Error("The administrator is created before the first test.");
    return known;
  };
  const get = async (path: string, more: Call = {}) =>
    await callApi(`/audit_exports${path}`, { key: admin().key, variables: EXPORT_VARIABLES, ...more });
  const post = async (path: string, json?: unknown, more: Call = {}) =>
    await get(path, { method: "POST", ...(json === undefined ? {} : { json }), ...more });
  const create = async (name: string, more: Call = {}) => await post("", { name, source: "own" }, more);
  return { admin, get, post, create };
}
