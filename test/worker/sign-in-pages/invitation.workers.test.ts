import { expect, it } from "vitest";
import { pageFor } from "../workerd/page-text.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

it("tells whoever is signed in already that accepting an invitation signs out first", async () => {
  const ada = await addSession(await addPerson("administrator", "ada"));
  const warning =
    "You are signed in as Ada Example (ada). Accepting signs you out, and in as the user who was invited.";
  expect((await pageFor(ada, "/invitation")).text).toContain(warning);
  expect(await (await call("/invitation", { headers: { Accept: "text/html" } })).text()).not.toContain("signed in as");
});
