import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import documentation from "../../docs/http.md?raw";
import { ERROR_ANSWERS } from "../../worker/errors.ts";
import { ROUTES } from "../../worker/router.ts";

/** The cells of the table rows that a pattern finds. */
const rows = (pattern: RegExp) => Array.from(documentation.matchAll(pattern), ([, ...cells]) => cells.join(" "));

/** The commands that are shown with their answer, as URL, arguments and answer. */
const examples = Array.from(
  documentation.matchAll(/```sh\ncurl http:\/\/127\.0\.0\.1:8787(\S+) ([^`]*)```\n\n```json\n([^`]*)```/g),
  ([, path = "", args = "", answer = ""]) => ({ path, args, answer }),
);

describe("docs/http.md", () => {
  it("lists every route and no other", () => {
    expect(rows(/^\| (GET|POST) \| `(\S+)` \|/gm)).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`));
  });

  it("lists every status of an error with its code, and no other", () => {
    const answered = Object.values(ERROR_ANSWERS).map(({ status, code }) => `${status} ${code}`);
    expect(rows(/^\| (\d{3}) \| (\d+) \|/gm)).toEqual([...new Set(answered)]);
  });

  it("has examples", () => {
    expect(examples.map(({ path }) => path)).toEqual(["/v1/validate", "/v1/validate"]);
  });

  it.each(examples)("shows what the Worker answers to $args", async ({ path, args, answer }) => {
    const type = /-H 'Content-Type: (.*?)'/.exec(args)?.[1];
    const response = await exports.default.fetch(`https://steward.example${path}`, {
      method: "POST",
      headers: type === undefined ? {} : { "Content-Type": type },
      body: /-d '(.*?)'/.exec(args)?.[1] ?? null,
    });
    expect(await response.text()).toBe(answer);
  });
});
