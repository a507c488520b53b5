/** Completion and documentation by the schema, as the checker knows it. */

import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
} from "@codemirror/autocomplete";
import type { EditorState, Extension } from "@codemirror/state";
import { hoverTooltip, type Tooltip } from "@codemirror/view";
import { codeSpans } from "../../../shared/index.ts";
import type { Offer, Completion as Offered, PlaceInText, SchemaText } from "../workspace/question.ts";
import type { DocumentName, Workspace } from "../workspace/workspace.ts";

/** The questions to the checker; the answer is undefined where there is nothing to offer or to say. */
export interface SchemaHelp {
  readonly complete: (place: PlaceInText) => Promise<Offered | undefined>;
  readonly describe: (place: PlaceInText) => Promise<SchemaText | undefined>;
}

const TYPES = { property: "property", value: "enum", snippet: "text" } as const;

/** @param around gives the texts of the documents that say whose names the schema has. */
export function schemaHelp(
  document: DocumentName,
  around: () => Pick<Workspace, "policy" | "vocabulary">,
  { complete, describe }: SchemaHelp,
): Extension {
  const placeIn = ({ doc }: EditorState, offset: number): PlaceInText => ({
    document,
    text: doc.toString(),
    ...around(),
    offset,
  });
  const offer = async ({ pos, explicit, state }: CompletionContext): Promise<CompletionResult | null> => {
    // As one types, only a word or a string is a reason to offer something.
    if (!explicit && !/["\w]$/.test(state.sliceDoc(Math.max(0, pos - 1), pos))) return null;
    return resultOf(await complete(placeIn(state, pos)), state, pos);
  };
  return [
    autocompletion({ override: [offer], icons: false }),
    hoverTooltip(async ({ state }, offset) => tooltipOf(await describe(placeIn(state, offset)))),
  ];
}

/** The text that gives way to an offer, for as long as the same is offered: while a list is asked for again, nothing in it can be chosen. */
const SAME_STRING = /^"[^"\\\n]*$/;
const SAME_WORD = /^[\w.$-]*$/;

/** The offers at a cursor. The list is filtered by the text before the cursor: the text that gives way behind it is no part of the result. */
function resultOf(offered: Offered | undefined, { doc }: EditorState, cursor: number): CompletionResult | null {
  if (offered === undefined || offered.offers.length === 0) return null;
  const { from, to, offers } = offered;
  const isQuoted = doc.sliceString(from, from + 1) === '"';
  const rest = doc.sliceString(cursor, to);
  const options = offers.map((offer) => optionOf(offer, isQuoted, rest));
  return { from, options, validFor: isQuoted ? SAME_STRING : SAME_WORD };
}

/**
 * @param isQuoted whether what is typed begins with a quote: then the label has one, too, by which it is found.
 * @param rest what gives way behind the cursor, if it is still there.
 */
function optionOf({ label, snippet: template, kind, info }: Offer, isQuoted: boolean, rest: string): Completion {
  const json = kind === "property" ? JSON.stringify(label) : label;
  const insert = snippet(template);
  return {
    label: isQuoted ? json : json.replace(/^"/, ""),
    displayLabel: label,
    type: TYPES[kind],
    apply: (view, completion, from, to) => {
      const end = to + rest.length;
      insert(view, completion, from, view.state.sliceDoc(to, end) === rest ? end : to);
    },
    ...(info === undefined ? {} : { info: () => paragraph(info) }),
  };
}

function tooltipOf(text: SchemaText | undefined): Tooltip | null {
  if (text === undefined) return null;
  const { from, to, title, paragraphs } = text;
  const dom = document.createElement("div");
  dom.className = "cm-tooltip-help";
  if (title !== undefined) {
    const strong = document.createElement("strong");
    strong.textContent = title;
    dom.append(strong);
  }
  dom.append(...paragraphs.map(paragraph));
  return { pos: from, end: to, above: true, create: () => ({ dom }) };
}

function paragraph(markdown: string): HTMLElement {
  const element = document.createElement("p");
  for (const { text, isCode } of codeSpans(markdown)) {
    const part = document.createElement(isCode ? "code" : "span");
    part.textContent = text;
    element.append(part);
  }
  return element;
}
