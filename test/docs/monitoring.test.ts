import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ERROR_EVENTS, WARNING_EVENTS } from "../../worker/platform/log.ts";
import { documents, read } from "./examples.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

const PAGE = "docs/monitoring.md";
const page = read(PAGE);
const { groups }: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  read("docs/examples/alerts.yml"),
);
const rules = groups.flatMap((group) => group.rules);

/** The metrics of the page, with their meanings and the alerts on each. */
const metrics = Array.from(
  page.matchAll(/^\| `(steward_\w+)` \| (.+) \| (.+) \|$/gm),
  ([, name = "", meaning = "", alerts = ""]) => ({ name, meaning, alerts: alerts.match(/\b[A-Z]\w+/g) ?? [] }),
);

/** A histogram is read by its buckets. */
const metricsIn = ({ expr }: Rule) =>
  Array.from(new Set(expr.match(/\bsteward_\w+/g)), (name) => name.replace(/_bucket$/, ""));

describe("the metrics of docs/monitoring.md", () => {
  it("are those of the page that is held to a scrape, with the same meanings", () => {
    const texts = documents().map(read);
    const listed = texts.find((text) => text.includes("| `steward_build_info` | gauge |")) ?? "";
    const rows = Array.from(listed.matchAll(/^\| `(steward_\w+)` \| \w+ \|.*\| (.*) \|$/gm), ([, name, meaning]) => [
      name,
      meaning,
    ]);
    expect(rows.length).toBeGreaterThan(30);
    expect(metrics.map(({ name, meaning }) => [name, meaning])).toEqual(rows);
  });

  it("have the alerts that read them, and no other", () => {
    for (const { name, alerts } of metrics) {
      const reading = rules.filter((rule) => metricsIn(rule).includes(name)).map(({ alert }) => alert);
      expect([name, alerts.toSorted()]).toEqual([name, reading.toSorted()]);
    }
  });
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
