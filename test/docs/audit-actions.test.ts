import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "../../worker/database/audit-actions.ts";
import { read } from "./examples.ts";

const TABLE = /\| Action \|.*\n\|[-|]+\n(?:\|.*\n)*/;

/** The actions of the audit log, what their entries are about, and what they say. */
function tableOfActions(): string {
  const rows = Object.entries(AUDIT_ACTIONS)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([action, { object, description }]) => {
      const about = object === null ? "—" : object === "any" ? "any, or none" : `\`${object}\``;
      return `| \`${action}\` | ${about} | ${description} |\n`;
    });
  return `| Action | \`object_type\` | Description |\n|---|---|---|\n${rows.join("")}`;
}

test("docs/content-server/audit-log.md has the table of the audit log's actions; vitest -u writes it", async () => {
  const page = read("docs/content-server/audit-log.md");
  expect(page).toMatch(TABLE);
  await expect(page.replace(TABLE, tableOfActions())).toMatchFileSnapshot("../../docs/content-server/audit-log.md");
});
