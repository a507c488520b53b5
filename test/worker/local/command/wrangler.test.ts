import { expect, it } from "vitest";
import { reasonIn } from "../../../../worker/local/command/wrangler.ts";

it("the reason is the first error that Wrangler prints, with the answer of Cloudflare where a request was refused", () => {
  const refused =
    "\u001b[31m✘ [ERROR]\u001b[0m \u001b[1mA request to the Cloudflare API (/accounts/0/r2/buckets/x) failed.\u001b[0m\n\n" +
    "  Authentication error [code: 10000]\n  \n  If you think this is a bug, please open an issue\n\n✘ [ERROR] another\n";
  expect(reasonIn(refused)).toBe(
    "A request to the Cloudflare API (/accounts/0/r2/buckets/x) failed. Authentication error [code: 10000]",
  );
  expect(reasonIn('✘ [ERROR] Worker "x" not found.\n\n  If this is a new Worker, run `wrangler deploy` first.\n')).toBe(
    'Worker "x" not found.',
  );
  expect(reasonIn("")).toBe("It does not say why.");
});
