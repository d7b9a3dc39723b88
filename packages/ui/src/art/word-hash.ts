/** FNV-1a over the letters of a text, as an unsigned 32-bit number: stable over time and machines. */
export function wordHash(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
