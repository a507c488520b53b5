import { expect, it } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";

const { open } = usePages();

it.each(["/rules", "/rules/credential", "/reference", "/reference/schemas"])(
  "%s can be used by everybody, without signing in",
  async (path) => {
    const page = await open(path);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expectAccessible(page);
  },
);
