import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ERROR_EVENTS, WARNING_EVENTS } from "../../worker/platform/log.ts";
import { read } from "./examples.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description?: string };
}

const PAGE = "docs/monitoring.md";
const page = read(PAGE);
const { groups }: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  read("docs/examples/alerts.yml"),
);
const rules = groups.flatMap((group) => group.rules);

/** The metrics of the page, with the alerts on each. `test/worker/status/metrics.workers.test.ts` holds the rest of the table to a scrape. */
const metrics = Array.from(page.matchAll(/^\| `(steward_\w+)` \|.*\| (.+) \|$/gm), ([, name = "", alerts = ""]) => ({
  name,
  alerts: alerts.match(/\b[A-Z]\w+/g) ?? [],
}));

/** A histogram is read by its buckets. */
const metricsIn = ({ expr }: Rule) =>
  Array.from(new Set(expr.match(/\bsteward_\w+/g)), (name) => name.replace(/_bucket$/, ""));

it("the metrics of docs/monitoring.md have the alerts that read them, and no other", () => {
  for (const { name, alerts } of metrics) {
    const reading = rules.filter((rule) => metricsIn(rule).includes(name)).map(({ alert }) => alert);
    expect([name, alerts.toSorted()]).toEqual([name, reading.toSorted()]);
  }
});

describe("the alerts of docs/examples/alerts.yml", () => {
  it("read metrics that there are, and each is one", () => {
    const names = metrics.map(({ name }) => name);
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.filter((rule) => metricsIn(rule).length === 0)).toEqual([]);
    expect(rules.flatMap(metricsIn).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("say how urgent they are, in a sentence for people", () => {
    for (const { alert, labels, annotations } of rules) {
      expect([alert, ["page", "ticket"].includes(labels.severity)]).toEqual([alert, true]);
      expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("the alert on differences of an export", () => {
  const [rule, ...more] = rules.filter(({ expr }) => expr.includes("steward_audit_export_differences"));

  it("is one, and fires for each kind of them: deleted entries, too", () => {
    expect(more).toEqual([]);
    expect(rule?.expr).not.toContain("{");
  });

  it("leads to the steps to take", () => {
    const { heading, path } =
      /"(?<heading>[^"]+)" in (?<path>docs\/\S+\.md)/.exec(rule?.annotations.description ?? "")?.groups ?? {};
    expect(read(path ?? "")).toContain(`\n## ${heading}\n`);
  });
});

describe("the log events of docs/monitoring.md", () => {
  it("are those of the code, with their levels, in its order", () => {
    const rows = Array.from(page.matchAll(/^\| `([a-z-]+)` \| \S.* \| (error|warning) \| \S.* \|$/gm));
    const listed = (level: string) => rows.filter((row) => row[2] === level).map(([, event]) => event);
    expect(listed("error")).toEqual(ERROR_EVENTS);
    expect(listed("warning")).toEqual(WARNING_EVENTS);
  });

  it("are each written somewhere", () => {
    const sources = globSync("worker/**/*.ts", {
      exclude: ["worker/platform/log.ts", "worker/**/generated/**", "worker/local/**"],
    });
    const code = sources.map(read).join("\n");
    // A kind of failure may have the name of an event: an event is the first argument, or what is called so.
    const isWritten = (event: string) =>
      new RegExp(
        `(?:log(?:Error|Warning)|#log|#write|isReached|answerInTime|failureMessage)\\(\\s*"${event}"|(?:event|job|pushes): "${event}"|\\? "${event}"|: "${event}";|\\| "${event}"`,
      ).test(code);
    expect([...ERROR_EVENTS, ...WARNING_EVENTS].filter((event) => !isWritten(event))).toEqual([]);
  });
});
