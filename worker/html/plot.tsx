import type { ComponentChildren } from "preact";
import { type Column, Table } from "./table.tsx";

/** The values of a plot at one place, such as a day. */
export interface PlotPoint {
  readonly label: string;
  /** The same where it leads somewhere; in the table below the plot. */
  readonly link?: ComponentChildren;
  /** The value of each series, in their order; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface PlotProps {
  /** The subject, in a few words. */
  readonly caption: string;
  /** The unit of the numbers, such as "entries" or "seconds". */
  readonly unit: string;
  /** The origin of the numbers. */
  readonly hint?: ComponentChildren;
  /** Bars are stacked from the first series up; lines are each for themselves. */
  readonly kind: "bars" | "lines";
  /** The name of the points, such as "Day". */
  readonly labels: string;
  /** At most `PLOT_MAX_SERIES`. */
  readonly series: readonly string[];
  /** In their order, from the left. */
  readonly points: readonly PlotPoint[];
}

/** The style has as many colors. */
export const PLOT_MAX_SERIES = 6;

const WIDTH = 900;
const HEIGHT = 160;
const GAP = 0.2;

/** A plot, with the same numbers as a table for whoever does not see it or wants to read them. */
export function Plot({ caption, unit, hint, kind, labels, series, points }: PlotProps) {
  const heights = points.map(({ values }) => (kind === "bars" ? [sum(values)] : values.map((value) => value ?? 0)));
  const highest = Math.max(0, ...heights.flat());
  const Drawing = kind === "bars" ? Bars : Lines;
  return (
    <figure class="plot">
      <figcaption>
        {caption}
        {hint !== undefined && <span class="name">{hint}</span>}
      </figcaption>
      <div class="drawing">
        <span class="scale">
          {unit}: {String(highest)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <Drawing points={points} highest={highest === 0 ? 1 : highest} />
        </svg>
        <span class="ends">
          <span>{points[0]?.label}</span>
          <span>{points.at(-1)?.label}</span>
        </span>
      </div>
      <Legend kind={kind} series={series} points={points} />
      <details>
        <summary aria-label={`Show the numbers: ${caption}`}>Show the numbers</summary>
        <Table
          caption={caption}
          rows={points.toReversed()}
          rowKey={({ label }) => label}
          columns={[
            [labels, ({ label, link = label }) => link],
            ...series.map((name, index): Column<PlotPoint> => [name, ({ values }) => values[index] ?? "none"]),
          ]}
        />
      </details>
    </figure>
  );
}

function Legend({ kind, series, points }: Pick<PlotProps, "kind" | "series" | "points">) {
  return (
    <div class="legend">
      <span class="quiet">{kind === "bars" ? "In all:" : "Latest:"}</span>
      <ul>
        {series.map((name, index) => (
          <li key={name}>
            <span class={`swatch series-${index + 1}`} /> {name}: {legendValue(kind, points, index)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sum of bars, and the end of a line. */
function legendValue(kind: PlotProps["kind"], points: readonly PlotPoint[], series: number): string {
  const values = points.map((point) => point.values[series] ?? null);
  if (kind === "bars") return String(sum(values));
  const last = values.findLast((value) => value !== null);
  return last === undefined ? "none" : String(last);
}

interface DrawingProps {
  readonly points: readonly PlotPoint[];
  /** The value that reaches the top. */
  readonly highest: number;
}

function Bars({ points, highest }: DrawingProps) {
  const width = WIDTH / points.length;
  return (
    <>
      {points.flatMap(({ label, values }, place) =>
        values.map((value, index) => (
          <rect
            key={`${label} ${String(index)}`}
            class={`series-${index + 1}`}
            x={round((place + GAP / 2) * width)}
            y={round((1 - sum(values.slice(0, index + 1)) / highest) * HEIGHT)}
            width={round((1 - GAP) * width)}
            height={round(((value ?? 0) / highest) * HEIGHT)}
          />
        )),
      )}
    </>
  );
}

/** Lines with a mark at each point, which shows also where there is none beside it. */
function Lines({ points, highest }: DrawingProps) {
  const width = WIDTH / points.length;
  const series = points[0]?.values ?? [];
  return (
    <>
      {series.map((_, index) => {
        const path = points
          .map(({ values }, place) => {
            const value = values[index] ?? null;
            if (value === null) return "";
            const before = points[place - 1]?.values[index] ?? null;
            const y = round((1 - value / highest) * HEIGHT);
            return `${before === null ? "M" : "L"}${round(place * width)} ${y}h${round(width)}`;
          })
          .join("");
        // oxlint-disable-next-line react/no-array-index-key -- the order of the series is what tells them apart
        return <path key={index} class={`line series-${index + 1}`} d={path} />;
      })}
    </>
  );
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
