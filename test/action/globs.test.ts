import { describe, expect, it } from "vitest";
import { DEFAULT_GLOBS, fileMatcher, nameMatcher } from "../../action/globs.ts";

function pick(include: readonly string[], exclude: readonly string[], paths: readonly string[]): readonly string[] {
  return paths.filter(fileMatcher({ include, exclude }));
}

describe("fileMatcher", () => {
  it("picks a name in every folder, hidden ones too", () => {
    const paths = ["providers.json", "a/b/providers.json", ".github/providers.json", "a/.b/providers.json"];
    expect(pick(["**/providers.json"], [], paths)).toEqual(paths);
  });

  it("takes the whole name, its case included", () => {
    const paths = ["my-providers.json", "providers.json5", "Providers.json", "providers.json/x", "providersxjson"];
    expect(pick(["**/providers.json"], [], paths)).toEqual([]);
  });

  it("takes a name in any case where it shall, and leaves out none for its case", () => {
    const globs = { include: ["**/providers.json"], exclude: ["vendor/**"] };
    const paths = ["A/Providers.JSON", "my-providers.json", "Vendor/providers.json", "vendor/PROVIDERS.json"];
    expect(paths.filter(fileMatcher(globs, { inAnyCase: true }))).toEqual([
      "A/Providers.JSON",
      "Vendor/providers.json",
    ]);
  });

  it("separates folders by a slash only", () => {
    expect(pick(["config/*.json"], [], ["config/a.json", "config\\a.json", "config/b/a.json"])).toEqual([
      "config/a.json",
    ]);
  });

  it.each(["\n", "\r\n", "\u{2028}", "::error::", "%0A", "##[", "ü", " "])(
    "lets no file hide behind %j in its name",
    (text) => {
      const paths = [`a${text}b/providers.json`, `${text}/providers.json`];
      expect(pick(["**/providers.json"], [], paths)).toEqual(paths);
    },
  );

  it("leaves out what an exclusion matches, whatever includes it", () => {
    const paths = [
      "a/providers.json",
      "vendor/providers.json",
      "vendor/a/providers.json",
      "vendor/a\nb/providers.json",
    ];
    expect(pick(["**/providers.json", "vendor/providers.json"], ["vendor/**"], paths)).toEqual(["a/providers.json"]);
  });
});

it("nameMatcher takes what a glob names other than the default ones, and nothing that is excluded", () => {
  const isNamed = nameMatcher({
    include: [...DEFAULT_GLOBS, "config/*.json"],
    exclude: ["config/old/**", "**/x.json"],
  });
  const paths = ["providers.json", "a/providers.jsonc", "config/providers.json", "config/a.json", "config/x.json"];
  expect(paths.filter(isNamed)).toEqual(["config/providers.json", "config/a.json"]);
  expect(["providers.json", "a"].filter(nameMatcher({ include: DEFAULT_GLOBS, exclude: [] }))).toEqual([]);
});
