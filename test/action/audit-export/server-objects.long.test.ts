import { expect, test } from "vitest";
import { CLIENT_LIST_MAX_PAGES } from "../../../shared/index.ts";
import { sized } from "../../support/size.ts";
import { namesOf } from "./server-list.ts";

/** It takes as many pages as a list may have, and so has no small size. */
test.runIf(sized({ full: true, small: false }))("a list that goes on for ever is refused", async () => {
  let pages = 0;
  const list = namesOf((page) => {
    pages = page;
    return { names: [`seg/${String(page).padStart(9, "0")}`], next: "more" };
  });
  await expect(list).rejects.toThrow("does not end");
  expect(pages).toBe(CLIENT_LIST_MAX_PAGES);
});
