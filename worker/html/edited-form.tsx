/**
 * A form that edits what others may edit at the same time. It carries each value as it was when the page was opened, which tells what its
 * person changed, and what somebody else changed since.
 * See docs/decisions/0175-nothing-typed-is-lost.md.
 */

import type { Failure } from "../http/errors.ts";
import { HiddenField } from "./form-element.tsx";

/** A value as a form sends it, and as a person reads it where that differs. */
type PresentValue = string | { readonly value: string; readonly text: string };

/** The values that a form edits as they are now, by the names of its fields. */
export type Present = Readonly<Record<string, PresentValue>>;

const AS_OPENED = "was_";

interface AsOpenedProps {
  readonly present: Present;
  /** The form as it was filled in; undefined where it was not yet. */
  readonly typed: URLSearchParams | undefined;
}

/** The values that a form edits as they were when its person opened the page. */
export function AsOpened({ present, typed }: AsOpenedProps) {
  const fields = Object.entries(present).map(([name, now]) => [AS_OPENED + name, valueOf(now)] as const);
  return (
    <>
      {fields.map(([name, now]) => (
        <HiddenField key={name} name={name} value={typed?.get(name) ?? now} />
      ))}
    </>
  );
}

/**
 * Merges what a person changed with what others changed since: a field that the person left alone gets its present value. A failure where
 * both changed a field; the form then counts as opened now, so that the person decides by sending it again.
 */
export function mergeChanges(typed: URLSearchParams, present: Present): Failure<"conflict"> | undefined {
  const mistakes: object[] = [];
  for (const [name, now] of Object.entries(present)) {
    const [mine, was, theirs] = [typed.get(name), typed.get(AS_OPENED + name), valueOf(now)];
    if (mine === null || was === null) continue;
    if (isSame(mine, was)) typed.set(name, theirs);
    else if (!isSame(theirs, was) && !isSame(theirs, mine)) mistakes.push(changedMeanwhile(name, now));
    typed.set(AS_OPENED + name, theirs);
  }
  if (mistakes.length === 0) return undefined;
  return { kind: "conflict", error: MEANWHILE, payload: { mistakes: [NOT_SAVED, ...mistakes] } };
}

/** The fields that their person changed, as they were sent. */
export function changedFields(typed: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  const isLeft = (name: string) => {
    const was = typed.get(AS_OPENED + name);
    return was !== null && isSame(was, typed.get(name) ?? "");
  };
  return Array.from(typed).filter(
    ([name]) => !isLeft(name.startsWith(AS_OPENED) ? name.slice(AS_OPENED.length) : name),
  );
}

const MEANWHILE = "Somebody else changed this after you opened it.";

const NOT_SAVED = {
  pointer: "",
  message: `${MEANWHILE} Nothing is saved yet: what both of you changed stands beside its field.`,
  advice: "Send the form again to save it as it is filled in.",
};

function changedMeanwhile(name: string, now: PresentValue): object {
  const text = typeof now === "string" ? now : now.text;
  return {
    pointer: `/${name}`,
    message: text === "" ? "It is empty now." : `It is now “${text}”.`,
    advice: "Keep yours, or type that.",
  };
}

function valueOf(now: PresentValue): string {
  return typeof now === "string" ? now : now.value;
}

/** Browsers send each line break as two characters. */
function isSame(one: string, other: string): boolean {
  return one.replaceAll("\r\n", "\n") === other.replaceAll("\r\n", "\n");
}
