/**
 * Loaded into a process before its program: it waits no time at random, and so begins again at once after a failure. Its clock is
 * so many milliseconds off as the query of its URL says.
 */
const now = Date.now;
const shift = Number(new URL(import.meta.url).searchParams.get("shift"));
Math.random = () => 0;
Date.now = () => now() + shift;
