import { expect, it } from "vitest";
import { fittingCookies } from "../../../../worker/local/server/incoming.ts";

it("keeps what counts for the server, and of other cookies the names", () => {
  expect(fittingCookies("a=1=2; __Host-Http-content=x=y; value; __host-b=2; =3")).toBe(
    "a=; __Host-Http-content=x=y; =; __host-b=2; =",
  );
});

it("keeps what counts for the server among any number of others", () => {
  const others = Array.from(
    { length: 180 },
    (_, number) => `${String(number).padEnd(2_000, "n")}=${"v".repeat(2_000)}`,
  );
  const fitting = fittingCookies([...others, "__Host-Http-content=x"].join("; "));
  expect(fitting).toMatch(/^0n+=; .*; __Host-Http-content=x$/);
  expect(fitting.length).toBeLessThan(64 * 1024);
});
