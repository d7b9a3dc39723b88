/** Who follows which events, by the addresses the streams come from. */
export interface Followers {
  /** Notes a stream that follows an event. Answers the way to take it back. */
  add(eventId: string, address: string): () => void;
  /** How many events an address follows that no other address does. */
  aloneWith(address: string): number;
  /** Whether an event is followed from more than one address. */
  isShared(eventId: string): boolean;
  /** Whether an event is followed at all. */
  isFollowed(eventId: string): boolean;
  /** How many events are followed from the address that follows this one; 0 when nobody does. */
  breadthOf(eventId: string): number;
}

export function createFollowers(): Followers {
  /** How many streams of each address follow an event. */
  const addresses = new Map<string, Map<string, number>>();
  const eventIds = new Map<string, Set<string>>();

  function remove(eventId: string, address: string): void {
    const counts = addresses.get(eventId);
    const left = (counts?.get(address) ?? 0) - 1;
    if (left > 0) {
      counts?.set(address, left);
      return;
    }
    counts?.delete(address);
    if (counts?.size === 0) addresses.delete(eventId);
    eventIds.get(address)?.delete(eventId);
    if (eventIds.get(address)?.size === 0) eventIds.delete(address);
  }

  return {
    add(eventId, address) {
      const counts = addresses.get(eventId) ?? new Map<string, number>();
      addresses.set(eventId, counts.set(address, (counts.get(address) ?? 0) + 1));
      eventIds.set(address, (eventIds.get(address) ?? new Set<string>()).add(eventId));
      return () => remove(eventId, address);
    },
    aloneWith: (address) =>
      [...(eventIds.get(address) ?? [])].filter((id) => addresses.get(id)?.size === 1).length,
    isShared: (eventId) => (addresses.get(eventId)?.size ?? 0) > 1,
    isFollowed: (eventId) => addresses.has(eventId),
    breadthOf: (eventId) =>
      Math.max(
        0,
        ...[...(addresses.get(eventId)?.keys() ?? [])].map((each) => eventIds.get(each)?.size ?? 0),
      ),
  };
}
