import { beforeAll, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { postForm } from "../workerd/post-form.ts";
import { addPerson, auditEntries } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addExport } from "../workerd/things.ts";

let ada: SignedIn;
let exported: Awaited<ReturnType<typeof addExport>>;
let guid: string;

beforeAll(async () => {
  ada = await addSession(await addPerson("administrator", "ada"));
  exported = await addExport();
  ({ guid } = exported);
});

const FOUND = {
  breaks: "0",
  gaps: "0",
  first_break: "",
  manifests: "2",
  segments: "1",
  last_id: "7",
  signed_by: "ab".repeat(32),
  restarts: "0",
  name: "",
  source: "",
};
/** The key is that of no server, and the job of this export has written nothing. */
const OTHER_KEY = " That key is not the one by which this server signs now.";
const send = async (fields: Readonly<Record<string, string>>, path = `/exports/${guid}/verification`) =>
  await postForm(path, ada.session, { ...FOUND, ...fields });

describe("the outcome of a verification", () => {
  it.each([
    [{}, `whole, 1 segment and 2 manifests, to entry 7, signed by ${FOUND.signed_by}.${OTHER_KEY}`],
    [
      { gaps: "2" },
      `not complete, 2 ids missing, 1 segment and 2 manifests, to entry 7, signed by ${FOUND.signed_by}.${OTHER_KEY}`,
    ],
    [
      { gaps: String(Number.MAX_SAFE_INTEGER) },
      "not complete, at least 9007199254740991 ids missing, 1 segment and 2 manifests, to entry 7, " +
        `signed by ${FOUND.signed_by}.${OTHER_KEY}`,
    ],
    [
      { last_id: "", segments: "0", signed_by: "" },
      "whole, 0 segments and 2 manifests, not signed. This server signs whatever it writes.",
    ],
    [{ last_id: "", segments: "0", manifests: "0", signed_by: "" }, "whole, 0 segments and 0 manifests, not signed."],
    [
      { restarts: "1" },
      `whole, 1 segment and 2 manifests, to entry 7, signed by ${FOUND.signed_by}. The signing was restarted with another ` +
        `key, once. Nothing but that key vouches for it: check that you did so.${OTHER_KEY}`,
    ],
    [
      { breaks: "3", first_break: "latest.json: It is missing.\u001b[31m" },
      "broken in 3 places, of 1 segment and 2 manifests, to entry 7. The first: latest.json: It is missing.\\u{1b}[31m",
    ],
  ])("is noted in the log, in words that the server chooses: %j", async (fields, outcome) => {
    const before = await lastEntry();
    const answer = await send(fields);
    expect([answer.status, await answer.text()]).toEqual([200, outcome]);
    const said = (await auditEntries(before)).map(({ action, object_id, event_description }) => [
      action,
      object_id,
      event_description.replace(/^Verified the audit-log export ".*" \(.*\) in a browser: /, ""),
    ]);
    expect(said).toEqual([["verify_audit_export", guid, outcome]]);
  });

  it("says where the objects are those of another export", async () => {
    const said = async (name: string, source: string) => await (await send({ name, source })).text();
    const own = await said(exported.name, "https://steward.example");
    expect(own).not.toContain("The objects say");
    expect(await said("other\u202e", "https://steward.example")).toBe(
      `${own} The objects say that they are the export "other\\u{202e}" of "https://steward.example".`,
    );
    expect(await said(exported.name, "https://other.example")).toContain('of "https://other.example".');
  });

  it.each([
    { breaks: "" },
    { breaks: "-1" },
    { segments: "many" },
    { last_id: "<b>" },
    { manifests: "1e3" },
    { signed_by: "Ada" },
    { restarts: "" },
    { restarts: "one" },
  ])("is refused where it is none: %j", async (fields) => {
    const before = (await auditEntries()).length;
    expect((await send(fields)).status).toBe(400);
    expect((await auditEntries()).length).toBe(before);
  });

  it("is refused of an export that is not there", async () => {
    expect((await send({}, "/exports/00000000-0000-4000-8000-000000000000/verification")).status).toBe(404);
  });
});
