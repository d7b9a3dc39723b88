/**
 * The circles among things that lead to one another: each a list of those that can all be reached
 * from each other. A thing that leads to itself makes none.
 *
 * @example circlesIn(new Map([['a', ['b']], ['b', ['a', 'c']], ['c', []]])) // [['a', 'b']]
 */
export function circlesIn(
  edges: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  // Tarjan's algorithm: a thing that leads back to no earlier one closes a group.
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): number {
    const at = order.size;
    order.set(node, at);
    open.push(node);
    let least = at;
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) least = Math.min(least, visit(next));
      else if (open.includes(next)) least = Math.min(least, order.get(next) ?? least);
    }
    if (least === at) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.sort());
    }
    return least;
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}
