/** Metrics of which each of several subjects, such as an export, has values of its own. */

import type { Metric, Sample } from "./metrics-text.ts";

type Labels = Sample["labels"];

/** A metric with one value of each subject. */
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
