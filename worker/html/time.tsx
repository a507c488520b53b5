/** Times of records as people read them: how long ago, with the exact time beside. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { exactTime, relativeTime } from "../../shared/index.ts";

const Now = createContext(new Date(0));

/** Hands to a page the time at which it is answered. */
export const NowProvider = Now.Provider;

interface TimeProps {
  /** A time of a record (RFC 3339, UTC). */
  readonly value: string | null;
  /** The text in its place where there is none. */
  readonly none?: string;
  /** The exact time is shown, and how long ago it was stands beside: for what is compared by its time. */
  readonly isExact?: boolean;
}

/** A time relative to now. Whoever points at it sees the exact one; the script `times` adds it in the reader's own zone. */
export function Time({ value, none = "never", isExact = false }: TimeProps) {
  const now = useContext(Now);
  if (value === null) return <>{none}</>;
  const [exact, relative] = [exactTime(value), relativeTime(value, now)];
  return isExact ? (
    <time dateTime={value} title={relative} data-time="exact">
      {exact}
    </time>
  ) : (
    <time dateTime={value} title={exact} data-time="relative">
      {relative}
    </time>
  );
}
