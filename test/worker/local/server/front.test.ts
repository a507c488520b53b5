import { expect, it, vi } from "vitest";
import { fittingCookies, logAnswer } from "../../../../worker/local/server/front.ts";

it.each([
  ["/content/eb88918c/~7.2000000000.abc/data.json?q=secret", "/content/eb88918c/~…/data.json"],
  ["/content/eb88918c/~7.2000000000.abc", "/content/eb88918c/~…"],
  ["/content/eb88918c/data/~home", "/content/eb88918c/data/~home"],
  ["/__hand-over?code=secret", "/__hand-over"],
  ["/\u009b31m\u00c3\u00a9", "/%9B31m%C3%A9"],
])("a line has neither the query nor the token of %s, nor what a terminal may take for a command", (path, shown) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  logAnswer({ method: "GET", path, status: 200, milliseconds: 1 });
  expect(log.mock.calls).toEqual([[`GET ${shown} 200 (1 ms)`]]);
  log.mockRestore();
});

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
