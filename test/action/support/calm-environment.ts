const HALF_HOUR_MILLISECONDS = 30 * 60 * 1000;

/** It is half past for whoever begins now, so that no hour ends while tests compare what several processes say. */
const shift = HALF_HOUR_MILLISECONDS - (Date.now() % (2 * HALF_HOUR_MILLISECONDS));

/** The environment of a process that waits no time at random, and for which no hour ends. */
export const CALM = { NODE_OPTIONS: `--import=${new URL(`no-chance.ts?shift=${shift}`, import.meta.url).href}` };
