import fc from "fast-check";
import { expect, test } from "vitest";
import { maskUrl } from "../../../shared/text/mask-url.ts";
import { findUrlSecrets } from "../../../shared/text/url-secrets.ts";
import { arbitraryUrl } from "../../support/arbitrary-url.ts";

test.each([
  ["https://gateway.example.com/v1", "https://gateway.example.com/v1"],
  ["https://user:hunter2@gateway.example.com/v1", "https://•••@gateway.example.com/v1"],
  ["https://gateway.example.com/v1?a=b&key=hunter2", "https://gateway.example.com/v1?•••"],
  ["https://gateway.example.com/v1#hunter2", "https://gateway.example.com/v1#•••"],
  ["https://gateway.example.com/v1?", "https://gateway.example.com/v1?"],
  ["https://user:pa/ss@host", "•••"],
  ["https://host/ghp_abcdefghijklmnopqrstuvwxyz0123456789", "•••"],
  ["https://proxy.example.com/https://user:hunter2@host", "https://proxy.example.com/https://•••@host"],
  ["", ""],
])("%s is shown as %s", (url, shown) => {
  expect(maskUrl(url)).toBe(shown);
});

test("what is shown holds no secret, and nothing after the path", () => {
  fc.assert(
    fc.property(arbitraryUrl, (url) => {
      const shown = maskUrl(url);
      expect(shown).not.toContain("hunter2");
      expect(findUrlSecrets(shown.replaceAll("•••", "")).parameters).toEqual([]);
      expect(shown).toMatch(/^[^?#]*(?:[?#](?:•••)?)?$/);
    }),
    { numRuns: 2_000 },
  );
});
