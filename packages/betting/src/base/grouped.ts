/**
 * Items by a key, groups in the order of their first item. `Map.groupBy` is newer than the browsers that
 * this package runs in.
 *
 * @example
 * grouped(['ana', 'bia', 'ari'], (name) => name[0]) // Map { 'a' => ['ana', 'ari'], 'b' => ['bia'] }
 */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
