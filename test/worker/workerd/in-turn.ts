/** Does something with each of several items, one after the other, and gives back what came of each. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
