import fc from "fast-check";

const STARTS = [
  ...["https://", "http://", "https://user:hunter2@host", "https://gateway.example.com", "HTTPS://host"].flatMap(
    (start) => [start, start],
  ),
  "https:",
  "//",
  " https://",
  "",
];

const PLAIN_PIECES =
  "/ : @ ? # & ; = a host example.com :80 :443 /v1 /v1beta /messages /chat/completions /models user user:hunter2@ ?key=hunter2 &key=hunter2 &a=b %40 %2f ${TOKEN}".split(
    " ",
  );

const ODD_PIECES = [
  ..."\\ . % [ ] $ { } < > é ß 😀 https http: // .. %2e [::1] 127.0.0.1 :99999".split(" "),
  " ",
  "\t",
  "\n",
  "\u200b",
  "\u00ad",
  "\ud800",
];

/** Texts of the pieces that URLs are made of, in any order; most begin as a URL does, and some are one. */
export const arbitraryUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...STARTS),
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...PLAIN_PIECES) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_PIECES) },
      ),
      { maxLength: 8 },
    ),
  )
  .map(([start, pieces]) => start + pieces.join(""));
