import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";

/** The data of the plot: invented figures of an invented place. */
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** The mean of some years, for each month. */
export const RAINFALL_MILLIMETRES: readonly number[] = [68, 54, 59, 47, 63, 71, 78, 76, 65, 72, 81, 79];

const WIDTH = 640;
const HEIGHT = 320;
const MARGIN = 40;
const SCALE_MILLIMETRES = 100;

/** A bundle with a page that shows a plot, and its data beside it: a tar.gz. */
export async function plotBundle(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const files = { "index.html": page(title), "style.css": STYLE, "data/rainfall.csv": table() };
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name, size: Buffer.byteLength(body), type: "file" as const },
    body,
  }));
  return new Uint8Array(gzipSync(await packTar(entries)));
}

function table(): string {
  return ["month,rainfall_mm", ...MONTHS.map((month, index) => `${month},${millimetres(index)}`), ""].join("\n");
}

function page(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1>${title}</h1>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Rainfall by month, in millimetres">
${[0, 25, 50, 75, 100].map(gridLine).join("\n")}
${MONTHS.map(bar).join("\n")}
    </svg>
    <p>Mean rainfall by month, in millimetres: <a href="data/rainfall.csv">the figures</a>, which are invented.</p>
  </body>
</html>
`;
}

function gridLine(value: number): string {
  const y = heightOf(value);
  return `      <path class="grid" d="M${MARGIN} ${y}H${WIDTH}"/><text x="${MARGIN - 6}" y="${y + 4}" text-anchor="end">${value}</text>`;
}

function bar(month: string, index: number): string {
  const step = (WIDTH - MARGIN) / MONTHS.length;
  const x = MARGIN + index * step;
  const y = heightOf(millimetres(index));
  const label = `<text x="${x + step / 2}" y="${HEIGHT - MARGIN + 18}" text-anchor="middle">${month}</text>`;
  const rectangle = `<rect x="${x + 6}" y="${y}" width="${step - 12}" height="${HEIGHT - MARGIN - y}">`;
  return `      ${rectangle}<title>${month}: ${millimetres(index)} mm</title></rect>${label}`;
}

function heightOf(value: number): number {
  return HEIGHT - MARGIN - (value / SCALE_MILLIMETRES) * (HEIGHT - 2 * MARGIN);
}

function millimetres(index: number): number {
  return RAINFALL_MILLIMETRES[index] ?? 0;
}

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; }
svg { width: 100%; }
rect { fill: #2a6f97; }
rect:hover { fill: #014f86; }
text { font-size: 12px; fill: currentColor; }
.grid { stroke: currentColor; opacity: 0.2; }
`;
