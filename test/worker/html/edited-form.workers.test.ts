import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/app/index.ts";
import { changedFields, mergeChanges } from "../../../worker/html/edited-form.tsx";
import { type Company, createCompany } from "../workerd/askers.ts";
import { browserOf } from "../workerd/browser.ts";
import { controlsOf, type Fields, filledIn, shownFields } from "../workerd/form-fields.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { pageOfForm, pathOf } from "../workerd/page-rights.ts";
import { PAGE_ROWS } from "../workerd/page-rows.ts";
import { addPerson } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

let company: Company;

beforeAll(async () => {
  company = await createCompany();
});

/** Two administrators who have the page of the same form open, each with what the form would send as it is. */
async function openTwice(form: string) {
  const row = PAGE_ROWS[`POST ${form}`];
  if (row === undefined) throw new Error(`There is no row for the form ${form}.`);
  const person = await addSession(await addPerson("administrator"));
  const path = await pathOf(company, row, { ...person, sent: undefined });
  const [mine, theirs] = [browserOf(person), browserOf(await addSession(await addPerson("administrator")))];
  const asShown = async (html: string) => {
    const controls = (await controlsOf(html, path)) ?? [];
    return { ...filledIn(controls), ...shownFields(controls) };
  };
  const page = pageOfForm(form, path);
  const [opened, theirForm] = [await asShown(await mine.read(page)), await asShown(await theirs.read(page))];
  const send = async (browser: typeof mine, fields: Fields) => await browser.ask(path, fields);
  return { page, mine, theirs, opened, theirForm, send, asShown };
}

/** A field of each form that edits what others may edit, and what two people type there. */
const EDITED = [
  ["/items/:guid/settings", "title", "Theirs", "Mine"],
  ["/users/:guid/settings", "first_name", "Ada", "Grace"],
  ["/users/:guid/role", "user_role", "administrator", "publisher"],
  ["/groups/:guid", "name", "Their readers", "My readers"],
  ["/exports/:guid", "interval_minutes", "60", "120"],
] as const;

/** Two values are left to choose, so that two people who change the field change it alike. */
const OF_TWO_VALUES = "/items/:guid/access";

/** The same form on another tab. */
const ON_ANOTHER_TAB = "/items/:guid/sharing/access";

it("no other form edits what others may edit: these carry what they were opened with", async () => {
  const forms = PAGE_ROUTES.filter(({ method, permission }) => method === "POST" && permission !== "optional-key");
  const known = await inTurn(forms, async ({ path }) => {
    const { opened } = await openTwice(path);
    return Object.keys(opened).some((name) => name.startsWith("was_")) ? [path] : [];
  });
  const edited = known.flat();
  expect(edited.toSorted()).toEqual([OF_TWO_VALUES, ON_ANOTHER_TAB, ...EDITED.map(([form]) => form)].toSorted());
});

describe("a form that was opened before somebody else changed the same", () => {
  it.each(EDITED)(
    "%s says what is there now, keeps what was typed, and is taken once it is sent again",
    async (...row) => {
      const [form, field, their, my] = row;
      const { page, mine, theirs, opened, theirForm, send, asShown } = await openTwice(form);
      expect((await send(theirs, { ...theirForm, [field]: their })).status).toBe(303);
      const refused = await send(mine, { ...opened, [field]: my });
      const text = await refused.text();
      expect(refused.status).toBe(409);
      expect(text).toContain("Somebody else changed this after you opened it. Nothing is saved yet");
      expect(text).toMatch(new RegExp(`It is now “${their}”`, "i"));
      const shown = await asShown(text);
      expect(shown[field]).toBe(my);
      expect((await asShown(await mine.read(page)))[field]).toBe(their);
      expect((await send(mine, shown)).status).toBe(303);
      expect((await asShown(await mine.read(page)))[field]).toBe(my);
    },
  );

  it("saves what each of two people changed, where these are different fields", async () => {
    const { page, mine, theirs, opened, theirForm, send, asShown } = await openTwice("/users/:guid/settings");
    await send(theirs, { ...theirForm, first_name: "Ada" });
    expect((await send(mine, { ...opened, last_name: "Hopper" })).status).toBe(303);
    expect(await asShown(await mine.read(page))).toMatchObject({ first_name: "Ada", last_name: "Hopper" });
  });

  it("leaves alone what its person left alone, also where that is all that is sent", async () => {
    const { page, mine, theirs, opened, theirForm, send, asShown } = await openTwice(OF_TWO_VALUES);
    await send(theirs, { ...theirForm, access_type: "logged_in" });
    expect((await send(mine, opened)).status).toBe(303);
    expect((await asShown(await mine.read(page)))["access_type"]).toBe("logged_in");
  });

  it("tells of it after signing in again, too", async () => {
    const { mine, theirs, opened, theirForm, send, asShown } = await openTwice("/groups/:guid");
    await send(theirs, { ...theirForm, name: "Their readers" });
    const session = mine.cookies.get("__Host-Http-steward") ?? "";
    mine.signInAs({ session: "x".repeat(43) });
    const sent = await send(mine, { ...opened, name: "My readers" });
    mine.signInAs({ session });
    const to = new URL(sent.headers.get("Location") ?? "", "https://steward.example").searchParams.get("to") ?? "";
    const again = await send(mine, await asShown(await mine.read(to)));
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("It is now “Their readers”")]);
  });
});

describe("the fields that were changed", () => {
  const LINES = "one\ntwo";

  it("are those that differ from what was opened, and those of new things", () => {
    const sent = { was_a: LINES, a: "one\r\ntwo", was_b: "1", b: "2", c: "3" };
    expect(changedFields(new URLSearchParams(sent))).toEqual([
      ["was_b", "1"],
      ["b", "2"],
      ["c", "3"],
    ]);
  });

  it("count as opened now once somebody was told what is there", () => {
    const typed = new URLSearchParams({ was_a: "1", a: "2", was_b: "1", b: "1" });
    expect(mergeChanges(typed, { a: "3", b: "4" })?.kind).toBe("conflict");
    expect(Object.fromEntries(typed)).toEqual({ was_a: "3", a: "2", was_b: "4", b: "4" });
    expect(mergeChanges(typed, { a: "3", b: "4" })).toBeUndefined();
  });

  it("are no conflict where both people typed the same, or the form does not say how it was opened", () => {
    expect(mergeChanges(new URLSearchParams({ was_a: "1", a: "2" }), { a: "2" })).toBeUndefined();
    expect(mergeChanges(new URLSearchParams({ a: "2" }), { a: "3" })).toBeUndefined();
  });
});
