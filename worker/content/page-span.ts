/** The place of a page in its list. */

/**
 * The table `span` of one row: how many `items` a list has, and how many of the page are read from its `front`, after the `head`, from
 * its `back`, before the `tail`, and from what is `sorted`: one of the three. ?2 is the limit, and ?3 the offset. There are none
 * for a caller whom the statement does not serve.
 *
 * @param items their number, as an expression.
 * @param listed the number in the list that they are part of, where they may also be found and sorted.
 * @param isWhole where there are more than the limit, the page has none.
 */
export function spanTable(items: string, listed: string | undefined, isWhole: boolean): string {
  const size = isWhole ? "iif(items > ?2, 0, items)" : "min(?2, items - head)";
  return `span (items, head, tail, front, back, sorted) AS MATERIALIZED (
    SELECT items, head, tail, iif(isListed AND head <= tail, size, 0), iif(isListed AND head > tail, size, 0), iif(isListed, 0, size)
    FROM (
      SELECT *, ${listed === undefined ? "true" : isListedShorter(listed)} AS isListed FROM (
        SELECT *, items - head - size AS tail FROM (
          SELECT *, ${size} AS size FROM (
            SELECT *, min(?3, items) AS head FROM (SELECT iif((SELECT is_served FROM caller), ${items}, 0) AS items))))))`;
}

/** To walk the list passes over what does not fit, up to the page. To sort reads all that fits. */
function isListedShorter(listed: string): string {
  return `(min(head, tail) + size) * ${listed} <= items * items`;
}
