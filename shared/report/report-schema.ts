/** The JSON Schemas of reports for programs over HTTP, each checked against the type that it describes. */

import {
  type Diagnostic,
  type Position,
  type Range,
  SEVERITIES,
  type SuppressedDiagnostic,
  type Suppression,
} from "../diagnostic/diagnostic.ts";
import type { LayerDiagnostic } from "../resolve/layer-diagnostic.ts";
import {
  anyOf,
  COUNT,
  described,
  FLAG,
  listOf,
  named,
  recordOf,
  TEXT,
  type WireSchema,
  withMore,
  withOptional,
  wordOf,
} from "../schema/wire-schema.ts";
import { LAYER_KINDS } from "../vocabulary/vocabulary.ts";
import type { FileReport } from "./json.ts";

const POSITION: WireSchema<Position> = named(
  "Position",
  recordOf({
    line: described(COUNT, "1-based. LF, CRLF and CR end a line."),
    column: described(COUNT, "1-based, in UTF-16 code units. A byte order mark is not counted."),
    offset: described(COUNT, "0-based, in UTF-16 code units from the start of the text, a byte order mark included."),
  }),
);

export const RANGE: WireSchema<Range> = named(
  "Range",
  described(
    recordOf({ start: POSITION, end: POSITION }),
    "`start` is the place of the first character, `end` the place just after the last one.",
  ),
);

const FIX = named(
  "Fix",
  recordOf({
    title: TEXT,
    safe: described(
      FLAG,
      "Whether it restores what the file means to say or removes what must not be in it, and loses no setting; what a mistake kept out may come into force. Any other fix may open something: compare the file before and after.",
    ),
    edits: described(
      listOf(recordOf({ range: RANGE, text: TEXT })),
      "In the order of the text, never overlapping: the characters of `range` give way to `text`.",
    ),
  }),
);

const WORDS = {
  rule: described(TEXT, "The id of the rule that found it."),
  severity: wordOf(SEVERITIES),
  message: described(TEXT, "What is wrong."),
  why: described(TEXT, "Why it matters."),
  advice: described(TEXT, "What to do."),
  docs: described(TEXT, "Where the rule is documented."),
};

const POINTER = described(TEXT, "JSON pointer (RFC 6901).");

const IN_DAMAGED_FILE = described(
  FLAG,
  "True where the file has syntax errors, and this was found in what can be read in spite of them.",
);

const WITH_RELATED = recordOf({
  ...WORDS,
  related: described(
    listOf(recordOf({ message: TEXT, pointer: POINTER, range: RANGE })),
    "Other places that explain the first.",
  ),
});

const LOCATED = withMore(WITH_RELATED, { pointer: POINTER, range: RANGE });

export const DIAGNOSTIC: WireSchema<Diagnostic> = named(
  "Diagnostic",
  anyOf(WITH_RELATED, withOptional(LOCATED, { fix: FIX, inDamagedFile: IN_DAMAGED_FILE })),
);

const REASON = described(TEXT, "The reason that people gave.");

const SUPPRESSION: WireSchema<Suppression> = named(
  "Suppression",
  anyOf(
    recordOf({
      kind: wordOf(["comment"]),
      line: described(COUNT, "The line on which the comment begins, 1-based."),
      column: described(COUNT, "The column at which it begins, 1-based, in UTF-16 code units."),
      reason: REASON,
    }),
    recordOf({
      kind: wordOf(["policy"]),
      pointer: described(TEXT, "JSON pointer (RFC 6901) of the ignore in the policy."),
      reason: REASON,
    }),
  ),
);

const SUPPRESSED_DIAGNOSTIC: WireSchema<SuppressedDiagnostic> = named(
  "SuppressedDiagnostic",
  withOptional(withMore(LOCATED, { suppression: SUPPRESSION }), { inDamagedFile: IN_DAMAGED_FILE }),
);

const COUNTS = described(
  recordOf({ error: COUNT, warning: COUNT, notice: COUNT }),
  "Of all that was found, those that are left out too.",
);

const OMITTED = described(COUNT, "How many diagnostics a bound left out.");

/** The fields of a `FileReport`. */
const REPORT_FIELDS = {
  valid: described(FLAG, "Whether there is no error; warnings and notices may stand."),
  counts: COUNTS,
  diagnostics: listOf(DIAGNOSTIC),
  omitted: OMITTED,
  suppressed: described(
    recordOf({ counts: COUNTS, diagnostics: listOf(SUPPRESSED_DIAGNOSTIC), omitted: OMITTED }),
    "Findings that count for nothing, because the policy or a comment accepts them.",
  ),
};

export const FILE_REPORT: WireSchema<FileReport> = recordOf(REPORT_FIELDS);

/** The report on a file of several. */
export const PATH_REPORT = recordOf({ path: TEXT, ...REPORT_FIELDS });

const LAYER = recordOf({ kind: wordOf(LAYER_KINDS), label: TEXT });

export const LAYER_DIAGNOSTIC: WireSchema<LayerDiagnostic> = named(
  "LayerDiagnostic",
  withOptional(
    recordOf({
      ...WORDS,
      related: described(
        listOf(withOptional(recordOf({ layer: LAYER, message: TEXT, pointer: POINTER }), { range: RANGE })),
        "The values of other layers with which it conflicts, from the highest layer to the lowest.",
      ),
    }),
    { layer: LAYER, pointer: POINTER, range: RANGE },
  ),
);
