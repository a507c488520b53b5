import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetPage, offsetWindow } from "../../../worker/database/offset-page.ts";

describe("a page by number", () => {
  it("is the first one of twenty items by default", () => {
    expect(offsetWindow({})).toEqual({ limit: 20, offset: 0, page: 1 });
    expect(offsetWindow({ page_number: 3 })).toEqual({ limit: 20, offset: 40, page: 3 });
    expect(offsetWindow({ page_size: 500, page_number: 10_000 })).toEqual({
      limit: 500,
      offset: 4_999_500,
      page: 10_000,
    });
  });

  it("is an envelope of three fields", () => {
    expect(offsetPage({ items: ["a"], total: 21 }, offsetWindow({ page_number: 2 }))).toEqual({
      results: ["a"],
      current_page: 2,
      total: 21,
    });
  });

  it("has, with the others, every item once and in order", () => {
    const size = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(fc.array(fc.nat()), size, (items, page_size) => {
        const pages = Array.from({ length: Math.ceil(items.length / page_size) }, (_, index) => {
          const { limit, offset } = offsetWindow({ page_size, page_number: index + 1 });
          return items.slice(offset, offset + limit);
        });
        expect(pages.flat()).toEqual(items);
      }),
    );
  });
});
