/** The page that describes the whole API is so long that axe takes many seconds for it. */

import { expect, it } from "vitest";
import { expectNoFindings } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";

const { open } = usePages();

it("/reference can be read by everybody", async () => {
  const page = await open("/reference");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await expectNoFindings(page);
});
