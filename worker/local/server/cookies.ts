/** Cookies that fit into what the runtime reads: a page of one content item can set very many that browsers send to all of them. */

/** One that counts for the server. No page can set such a one for another host. */
const OF_ONE_HOST = /^__Host-/i;

const OTHERS_MAX_CHARACTERS = 32 * 1024;

/** A header Cookie with no more than the names of cookies that do not count, which the Worker has the browser remove. */
export function fittingCookies(cookies: string): string {
  let others = 0;
  const short = cookies.split("; ").map((pair) => (OF_ONE_HOST.test(pair) ? pair : nameAlone(pair)));
  const fitting = short.filter((pair) => {
    if (OF_ONE_HOST.test(pair)) return true;
    others += pair.length;
    return others <= OTHERS_MAX_CHARACTERS;
  });
  return fitting.join("; ");
}

/** A cookie may have a value only. */
function nameAlone(pair: string): string {
  return /^([^=]*=)/.exec(pair)?.[0] ?? "=";
}
