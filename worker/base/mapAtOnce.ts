/** Maps a list with at most `limit` calls at a time. The values keep its order; the first failure rejects. */
export async function mapAtOnce<Item, Value>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) values[index] = await map(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return values;
}
