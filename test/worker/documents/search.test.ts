import { describe, expect, it } from "vitest";
import {
  FOUND_MAX_SECTIONS,
  QUERY_MAX_CHARACTERS,
  type SearchedSection,
  searchSections,
} from "../../../worker/documents/search.ts";

const SECTIONS: readonly SearchedSection[] = [
  ["keys", "API keys", "", "", "A key belongs to a user."],
  ["keys", "API keys", "expiry", "Expiry", "It ends by itself, after a limit."],
  ["errors", "Errors", "rate-limits", "Rate limits", "One caller may make only so many requests."],
  ["errors", "Errors", "", "", "The rate at which a limit is reached."],
];

const found = (query: string) => searchSections(SECTIONS, query).map(({ address }) => address);

describe("searchSections", () => {
  it("finds what has all words, those of titles and headings first", () => {
    expect(found("rate limit")).toEqual(["/docs/errors#rate-limits", "/docs/errors"]);
    expect(found("KEY")).toEqual(["/docs/keys", "/docs/keys#expiry"]);
    expect(found("user expiry")).toEqual([]);
  });

  it("takes words as they are, and no pattern", () => {
    expect(found(".*")).toEqual([]);
    expect(searchSections([["a", "A", "", "", "The cost (in $) is 1+1."]], "($) 1+1")).toEqual([]);
    expect(searchSections([["a", "A", "", "", "The cost (in $) is 1+1."]], "$) 1+1")).toHaveLength(1);
  });

  it("finds nothing for no word", () => {
    expect(found("  ")).toEqual([]);
    expect(found(`user${" ".repeat(QUERY_MAX_CHARACTERS)}expiry`)).toEqual(["/docs/keys"]);
  });

  it("marks the words in what is around the first", () => {
    const text = `${"before ".repeat(40)}the needle is here${" after".repeat(80)}`;
    const [one] = searchSections([["a", "A", "b", "B", text]], "NEEDLE");
    const excerpt = one?.excerpt ?? [];
    expect(excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: "needle", isFound: true }]);
    const whole = excerpt.map((part) => part.text).join("");
    expect(whole).toMatch(/^… before .*the needle is here after .* …$/);
    expect(whole.length).toBeLessThan(260);
  });

  it("gives the beginning of a section whose heading alone has the words", () => {
    expect(searchSections(SECTIONS, "expiry")[0]?.excerpt).toEqual([
      { text: "It ends by itself, after a limit.", isFound: false },
    ]);
  });

  it("ends at a bound", () => {
    const many = Array.from({ length: 50 }, (_, index): SearchedSection => [`d${index}`, "D", "", "", "word"]);
    expect(searchSections(many, "word")).toHaveLength(FOUND_MAX_SECTIONS);
  });
});
