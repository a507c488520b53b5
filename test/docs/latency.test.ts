import { expect, test } from "vitest";
import { ROUTE_TRIPS, TYPICAL_TRIPS } from "../worker/laws/trips.ts";
import { blocksOf, read } from "./examples.ts";

const PAGE = "docs/latency.md";
const page = read(PAGE);

test("docs/latency.md has the trips of each typical request", () => {
  const stated = Object.entries(TYPICAL_TRIPS).map(
    ([name, [inTurn, database, others]]) => `| ${name} | ${inTurn} | ${database} | ${others} |`,
  );
  expect(page.match(/^\| .* \| \d+ \| \d+ \| \d+ \|$/gm)?.join("\n")).toBe(stated.join("\n"));
});

test("docs/latency.md says of routes without a trip only that they wait for nothing", () => {
  const [, listed = ""] = /^These wait for nothing: ([^.]*(?:\.(?!\s)[^.]*)*)\./m.exec(page) ?? [];
  const paths = Array.from(listed.matchAll(/`([^`]+)`/g), ([, path = ""]) => path);
  const tripsOf = (path: string) => ROUTE_TRIPS[`GET ${path}`] ?? ROUTE_TRIPS[`POST ${path}`];
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect([path, tripsOf(path)]).toEqual([path, [0, 0, 0, 0]]);
});

test("wrangler.toml has the placement that docs/latency.md shows", () => {
  const placement = blocksOf(PAGE, page).find(({ language }) => language === "toml");
  expect(placement?.text).toContain("[placement]");
  expect(read("wrangler.toml")).toContain(`\n${placement?.text.trim()}\n`);
});
