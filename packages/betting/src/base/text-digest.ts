const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * A short text that stands for a long one: FNV-1a of 64 bits over its UTF-16 units, in at most 13 digits and
 * small letters. It is the same in every browser and process. It keeps no secret, and proves nothing.
 *
 * @example
 * textDigest('a') // '2o0ongoiv4rrg'
 */
export function textDigest(text: string): string {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  }
  return hash.toString(36);
}
