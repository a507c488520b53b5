import { type Answer, type AuditSource, auditSource, type Get, printableJson } from "../../shared/index.ts";
import { auditLogPage } from "../content-server/audit-page.ts";
import { ERRORS } from "../errors.ts";

/**
 * The log of this server as a source: the very pages that the management API answers, read without HTTP and without a key.
 *
 * @param baseUrl where the server answers, which the URLs of pages begin with.
 */
export function ownSource(baseUrl: string, database: D1Database): AuditSource {
  return auditSource({ baseUrl, key: null, keyHeader: "Authorization", cursorIsId: true }, getFrom(database));
}

function getFrom(database: D1Database): Get {
  return async (url) => {
    const page = await auditLogPage(url, database);
    if (!page.ok) return answerOf(ERRORS[page.error.kind].status, "");
    return answerOf(200, printableJson(page.value));
  };
}

function answerOf(status: number, text: string): Answer {
  return { status, header: () => null, body: pieces(text) };
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}
