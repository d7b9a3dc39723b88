/** A store of names that forgets the one not asked for longest when it is full. */
export interface NameCache {
  read(key: string): string | undefined;
  keep(key: string, name: string): void;
}

/** A cache of at most `limit` names. */
export function createNameCache(limit: number): NameCache {
  const names = new Map<string, string>();

  function keep(key: string, name: string): void {
    // A map goes through its keys in the order they were set: the first is the oldest.
    names.delete(key);
    names.set(key, name);
    const [oldest] = names.keys();
    if (names.size > limit && oldest !== undefined) names.delete(oldest);
  }

  return {
    keep,
    read(key) {
      const name = names.get(key);
      if (name !== undefined) keep(key, name);
      return name;
    },
  };
}
