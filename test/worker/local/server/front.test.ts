import { expect, it, vi } from "vitest";
import { logAnswer } from "../../../../worker/local/server/front.ts";

it.each([
  ["/content/eb88918c/~7.2000000000.abc/data.json?q=secret", "/content/eb88918c/~…/data.json"],
  ["/content/eb88918c/~7.2000000000.abc", "/content/eb88918c/~…"],
  ["/content/eb88918c/data/~home", "/content/eb88918c/data/~home"],
  ["/__hand-over?code=secret", "/__hand-over"],
])("a line has neither the query nor the token of %s", (path, shown) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  logAnswer({ method: "GET", path, status: 200, milliseconds: 1 });
  expect(log.mock.calls).toEqual([[`GET ${shown} 200 (1 ms)`]]);
  log.mockRestore();
});
