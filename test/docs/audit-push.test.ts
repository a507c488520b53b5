import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { deliver } from "../../worker/pushing/deliver.ts";
import { MESSAGE, receiverAt, SECRET, startTaking } from "../worker/pushing/support/message.ts";

const page = readFileSync("docs/audit-push.md", "utf8");
const folder = mkdtempSync(join(tmpdir(), "steward-docs-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the code of the documentation takes what is pushed, and nothing else", async () => {
  const code = /```js\n\/\/ signature\.mjs\n(?<code>[^`]*(?:`[^`\n]+`[^`]*)*)```/.exec(page)?.groups?.["code"] ?? "";
  const file = join(folder, "signature.mjs");
  writeFileSync(file, code);
  const { isGenuine } = await import(pathToFileURL(file).href);
  const receiver = await startTaking();
  await deliver(receiverAt(receiver.url), "own", MESSAGE, 60_000);
  await receiver.stop();
  const { headers, body } = receiver.got[0] ?? expect.fail("Nothing came in.");
  const header = String(headers["steward-signature"]);
  const time = Number(/\d+/.exec(header)?.[0]);
  expect(isGenuine(body, header, SECRET)).toBe(true);
  expect([time - 300, time + 300].map((now) => isGenuine(body, header, SECRET, now))).toEqual([true, true]);
  expect([time - 301, time + 301].map((now) => isGenuine(body, header, SECRET, now))).toEqual([false, false]);
  expect(isGenuine(body, header.replace(`t=${time}`, `t=${time + 1}`), SECRET)).toBe(false);
  expect(isGenuine(Buffer.concat([body, Buffer.from(" ")]), header, SECRET)).toBe(false);
  expect(isGenuine(body, header, `${SECRET}s`)).toBe(false);
  for (const none of [undefined, "", "t=1", `t=${time},v1=00`]) expect(isGenuine(body, none, SECRET)).toBe(false);
});

it("the documentation shows bodies that are JSON, and as many bytes and entries as there may be", async () => {
  const shown = Array.from(page.matchAll(/```text\n(?<body>\{[^`]*)```/g), ({ groups }) => groups?.["body"] ?? "");
  expect(shown.map((body) => Object.keys(JSON.parse(body))[0])).toEqual(["kind", "kind", "kind", "time"]);
  const { AUDIT_PUSH_BATCH_BYTES, AUDIT_PUSH_BATCH_ENTRIES } = await import("../../shared/audit-export/limits.ts");
  expect(page).toContain(`at most ${AUDIT_PUSH_BATCH_ENTRIES} entries and ${AUDIT_PUSH_BATCH_BYTES} bytes of entries`);
});
