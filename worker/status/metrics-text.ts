/** The text format of Prometheus, version 0.0.4. */

export const METRICS_MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Values of one meaning. */
export interface Metric {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  /** Its meaning, in one sentence. */
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** One value. */
export interface Sample {
  /** The series of a histogram that it belongs to. */
  readonly suffix?: "_bucket" | "_sum" | "_count";
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Writes metrics in their order; of one without a sample nothing. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(formatMetric)
    .join("");
}

/** A number as the format has it. */
export function numberText(value: number): string {
  if (value === Infinity) return "+Inf";
  return value === -Infinity ? "-Inf" : String(value);
}

function formatMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = "", labels, value }) => `${name}${suffix}${formatLabels(labels)} ${numberText(value)}\n`,
  );
  return `# HELP ${name} ${escapeText(help)}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function formatLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeText(value).replaceAll('"', '\\"')}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeText(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

type Labels = Sample["labels"];

/** A metric with one value of each subject, such as an export. */
export interface Measure<Subject> extends Omit<Metric, "samples"> {
  /** Null where there is none. */
  readonly value: (subject: Subject, now: Date) => number | null;
}

/** The values of all subjects, in their order. @param prefix what the names of all metrics begin with. */
export function metricsOf<Subject>(
  prefix: string,
  measures: readonly Measure<Subject>[],
  subjects: readonly Subject[],
  labelsOf: (subject: Subject) => Labels,
  now: Date,
): readonly Metric[] {
  return measures.map(({ name, type, help, value }) => {
    const samples = subjects.flatMap((subject): readonly Sample[] => {
      const number = value(subject, now);
      return number === null ? [] : [{ labels: labelsOf(subject), value: number }];
    });
    return { name: prefix + name, type, help, samples };
  });
}

/** A sample of each state: 1 of the current one, 0 of the others. */
export function stateSamples(states: readonly string[], current: string, labels: Labels): readonly Sample[] {
  return states.map((state) => ({ labels: { ...labels, state }, value: state === current ? 1 : 0 }));
}
