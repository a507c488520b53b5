/** A strict reader of the text format of Prometheus, by its description and not by what writes it here. */

/** One metric, as it stands in the text. */
export interface ReadMetric {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly samples: readonly ReadSample[];
}

export interface ReadSample {
  /** With the suffix. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const SUFFIXES = ["_bucket", "_sum", "_count"];
const NUMBER = /^(?:NaN|[+-]Inf|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;

/** Reads a whole text; throws where anything is not as the format has it. */
export function readMetrics(text: string): readonly ReadMetric[] {
  if (text === "") return [];
  if (!text.endsWith("\n")) fail("the last line has no end");
  const blocks = text.split(/^(?=# HELP )/m).map(readBlock);
  const names = blocks.map(({ name }) => name);
  if (new Set(names).size !== names.length) fail("a metric is there twice");
  return blocks;
}

/** All values of one name, by their labels as JSON. */
export function valuesOf(metrics: readonly ReadMetric[], name: string): Readonly<Record<string, number>> {
  const samples = metrics.flatMap((metric) => metric.samples).filter((sample) => sample.name === name);
  return Object.fromEntries(samples.map(({ labels, value }) => [JSON.stringify(labels), value]));
}

function readBlock(block: string): ReadMetric {
  const [helpLine = "", typeLine = "", ...lines] = block.split("\n").slice(0, -1);
  const [, name = "", escapedHelp = ""] = /^# HELP ([a-zA-Z_:][\w:]*) (.*)$/.exec(helpLine) ?? fail(helpLine);
  const [, typeName, type = ""] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(typeLine) ?? fail(typeLine);
  if (typeName !== name) fail(typeLine);
  if (lines.length === 0) fail(block);
  const samples = lines.map(readSample);
  const series = samples.map((sample) => sample.name + seriesOf(sample.labels));
  if (new Set(series).size !== series.length) fail(`a series of ${name} is there twice`);
  const metric = { name, type, help: unescape(escapedHelp, "\\n"), samples };
  if (type === "histogram") checkHistogram(metric);
  else if (samples.some((sample) => sample.name !== name)) fail(block);
  if (type === "counter" && samples.some(({ value }) => !(value >= 0))) fail(block);
  return metric;
}

function readSample(line: string): ReadSample {
  const [start = "", name = ""] = /^([a-zA-Z_:][\w:]*)/.exec(line) ?? fail(line);
  const labels: Record<string, string> = {};
  let rest = line.slice(start.length);
  if (rest.startsWith("{")) {
    rest = rest.slice(1);
    while (!rest.startsWith("}")) {
      const [pair = "", label = "", value = ""] =
        /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,(?=[a-zA-Z_])|(?=\}))/.exec(rest) ?? fail(line);
      if (Object.hasOwn(labels, label)) fail(line);
      labels[label] = unescape(value, '"\\n');
      rest = rest.slice(pair.length);
    }
    rest = rest.slice(1);
  }
  if (!rest.startsWith(" ") || !NUMBER.test(rest.slice(1))) fail(line);
  return { name, labels, value: Number(rest.slice(1).replace("Inf", "Infinity")) };
}

/** The labels in one order. */
function seriesOf(labels: ReadSample["labels"]): string {
  return JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param known the characters that may follow a backslash. */
function unescape(text: string, known: string): string {
  return text.replaceAll(/\\(.?)/gs, (whole, character: string) => {
    if (character === "" || !known.includes(character)) return fail(whole);
    return character === "n" ? "\n" : character;
  });
}

/** A histogram has for each set of labels: buckets that rise with their bounds up to +Inf, then the sum, then as many as in +Inf. */
function checkHistogram({ name, samples }: ReadMetric): void {
  const grouped = Map.groupBy(samples, ({ labels }) => seriesOf({ ...labels, le: "" }));
  for (const group of grouped.values()) {
    const suffixes = group.map((sample) => sample.name.slice(name.length));
    const buckets = group.filter((sample) => sample.name === `${name}_bucket`);
    const expected = [...buckets.map(() => "_bucket"), "_sum", "_count"];
    if (suffixes.some((suffix) => !SUFFIXES.includes(suffix)) || suffixes.join() !== expected.join()) fail(name);
    const bounds = buckets.map(({ labels }) => Number((labels["le"] ?? fail(name)).replace("Inf", "Infinity")));
    const values = buckets.map(({ value }) => value);
    if (bounds.at(-1) !== Infinity || bounds.some((bound, at) => at > 0 && !(bound > (bounds[at - 1] ?? 0))))
      fail(name);
    if (values.some((value, at) => at > 0 && value < (values[at - 1] ?? 0))) fail(name);
    if (group.at(-1)?.value !== values.at(-1)) fail(name);
  }
}

function fail(where: string): never {
  throw new Error(`This is not as the format has it: ${where}`);
}
