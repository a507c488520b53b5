import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMetrics, type Metric } from "../../../worker/status/metrics-text.ts";
import { readMetrics } from "./support/read-metrics.ts";

const gauge = (samples: Metric["samples"]): Metric => ({ name: "weight", type: "gauge", help: "How heavy.", samples });

describe("formatMetrics", () => {
  it("writes help, type and values", () => {
    const text = formatMetrics([
      gauge([
        { labels: { what: "stone", where: "here" }, value: 2.5 },
        { labels: {}, value: 3 },
      ]),
      { name: "falls_total", type: "counter", help: "Falls.", samples: [{ labels: {}, value: 1e21 }] },
    ]);
    expect(text).toBe(
      [
        "# HELP weight How heavy.",
        "# TYPE weight gauge",
        'weight{what="stone",where="here"} 2.5',
        "weight 3",
        "# HELP falls_total Falls.",
        "# TYPE falls_total counter",
        "falls_total 1e+21",
        "",
      ].join("\n"),
    );
  });

  it("escapes what would end a value or a line", () => {
    const text = formatMetrics([
      { ...gauge([{ labels: { what: 'a"b\\c\nd' }, value: -1 }]), help: 'One "line"\nor \\ two.' },
    ]);
    expect(text).toBe(
      '# HELP weight One "line"\\nor \\\\ two.\n# TYPE weight gauge\nweight{what="a\\"b\\\\c\\nd"} -1\n',
    );
  });

  it("writes numbers that are none", () => {
    const numbers = [Infinity, -Infinity, Number.NaN].map((value, at) => ({ labels: { at: `${at}` }, value }));
    expect(
      formatMetrics([gauge(numbers)])
        .match(/\S+$/gm)
        ?.slice(-3),
    ).toEqual(["+Inf", "-Inf", "NaN"]);
  });

  it("writes nothing of a metric without a value", () => {
    expect(formatMetrics([gauge([])])).toBe("");
  });

  it("can be read back, whatever the labels say", () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom("\\", '"', "\n", "n", ",", "}"), fc.string()) });
    const samples = fc.uniqueArray(fc.record({ labels: fc.record({ one: text, other: text }), value: fc.double() }), {
      selector: ({ labels }) => JSON.stringify(labels),
      minLength: 1,
    });
    fc.assert(
      fc.property(samples, text, (some, help) => {
        const [read] = readMetrics(formatMetrics([{ ...gauge(some), help }]));
        expect(read).toEqual({
          name: "weight",
          type: "gauge",
          help,
          samples: some.map(({ labels, value }) => ({ name: "weight", labels, value: value + 0 })),
        });
      }),
    );
  });
});
