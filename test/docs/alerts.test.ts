import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { blocksOf, read } from "./examples.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations?: { readonly description?: string };
}

const PAGE = "docs/content-server/metrics.md";

/** The alerts that the page recommends. */
const rules: readonly Rule[] = blocksOf(PAGE, read(PAGE))
  .filter(({ language, text }) => language === "yaml" && text.includes("- alert:"))
  .flatMap(({ text }) => parse(text).groups.flatMap(({ rules: all }: { readonly rules: readonly Rule[] }) => all));

describe("the recommended alert on differences of an export", () => {
  const [rule, ...more] = rules.filter(({ expr }) => expr.includes("steward_audit_export_differences"));

  it("is one, and fires for each kind of them: deleted entries, too", () => {
    expect(more).toEqual([]);
    expect(rule?.expr).not.toContain("{");
  });

  it("leads to the steps to take", () => {
    const { heading, page } =
      /"(?<heading>[^"]+)" in (?<page>docs\/\S+\.md)/.exec(rule?.annotations?.description ?? "")?.groups ?? {};
    expect(read(page ?? "")).toContain(`\n## ${heading}\n`);
  });
});
