/**
 * Size of what a link unpacks to; a small link could unpack to anything. An editor that gets so much stays fluent, also where it
 * is one line, and the address stays shorter than the two million characters that browsers take.
 */
export const SHARED_MAX_BYTES = 1024 * 1024;
