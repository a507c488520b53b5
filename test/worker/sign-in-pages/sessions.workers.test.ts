import { expect, it } from "vitest";
import { sendForm } from "../workerd/sent-form.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

async function sessionIds({ session }: SignedIn): Promise<readonly string[]> {
  const text = await (await call("/sessions", { session })).text();
  return Array.from(text.matchAll(/action="\/sessions\/(\d+)\/sign-out"/g), ([, id = ""]) => id);
}

it("ends only another session of the caller, and that once", async () => {
  const person = await addPerson("viewer");
  const [here, elsewhere, other] = [
    await addSession(person),
    await addSession(person),
    await addSession(await addPerson("administrator")),
  ];
  const [id = "", ...more] = await sessionIds(here);
  expect(more).toEqual([]);
  const path = `/sessions/${id}/sign-out`;
  expect(await sendForm(other, path)).toMatchObject({ status: 404, message: undefined });
  expect(await sessionIds(elsewhere)).toHaveLength(1);
  expect(await sendForm(here, path)).toMatchObject({ location: "/sessions", message: "session-ended" });
  expect(await sessionIds(elsewhere)).toEqual([]);
  expect(await sendForm(here, path)).toMatchObject({ status: 404, message: undefined });
});
