/**
 * A server with an audit log, as a process of its own: it sends its pages as this project's server does, each after a delay.
 * Words: how many entries, and the milliseconds of the delay. It prints its port.
 */
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { printableJson } from "../../shared/index.ts";

const [entries = 0, delayMilliseconds = 0] = process.argv.slice(2).map(Number);
const PATH = "/__api__/v1/audit_logs";

const server = createServer(async (request, response) => {
  const { host = "" } = request.headers;
  const { searchParams } = new URL(request.url ?? "", `http://${host}`);
  const [limit, after] = [Number(searchParams.get("limit")), Number(searchParams.get("next"))];
  await sleep(delayMilliseconds);
  const text = printableJson(pageAfter(after, limit, `http://${host}${PATH}?limit=${limit}&ascOrder=true`));
  response.writeHead(200, { "Content-Type": "application/json" }).end(text);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});

function pageAfter(after: number, limit: number, first: string): object {
  const last = Math.min(after + limit, entries);
  const results = Array.from({ length: last - after }, (_, index) => entry(after + index + 1));
  const next = last < entries ? String(last) : null;
  const paging = { first, previous: null, next: next === null ? null : `${first}&next=${next}`, last: null };
  return { results, paging: { cursors: { previous: null, next }, ...paging } };
}

function entry(id: number): object {
  return {
    id: String(id),
    time: "2026-01-01T00:00:00Z",
    user_id: "7",
    user_guid: "9f4c2f5e-0000-4000-8000-000000000007",
    user_description: "Ada Example (ada)",
    action: "update_user",
    event_description: `Changed the user number ${id}.`,
    actor_type: null,
    api_key_id: null,
    api_key_name: null,
    object_type: null,
    object_id: null,
  };
}
