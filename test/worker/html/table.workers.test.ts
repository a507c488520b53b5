import { expect, test } from "vitest";
import { sizeText } from "../../../worker/html/table.tsx";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_000, "1.0 kB"],
  [4_520_000, "4.5 MB"],
  [53_687_091_200, "53.7 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
