/** What scripts may ask for that the oldest browser doesn't have, with the version of Chrome that brought it. */
const METHODS: Readonly<Record<string, number>> = {
  at: 92,
  findLast: 97,
  findLastIndex: 97,
  throwIfAborted: 100,
  checkVisibility: 105,
  toReversed: 110,
  toSorted: 110,
  toSpliced: 110,
  isWellFormed: 111,
  toWellFormed: 111,
  startViewTransition: 111,
  hidePopover: 114,
  showPopover: 114,
  togglePopover: 114,
  difference: 122,
  intersection: 122,
  isDisjointFrom: 122,
  isSubsetOf: 122,
  isSupersetOf: 122,
  symmetricDifference: 122,
  union: 122,
  setHTMLUnsafe: 124,
  getHTML: 125,
  moveBefore: 133,
  requestClose: 134,
  toBase64: 140,
};

const NAMES: Readonly<Record<string, number>> = {
  'crypto.randomUUID': 92,
  'Object.hasOwn': 93,
  'performance.measureUserAgentSpecificMemory': 93,
  structuredClone: 98,
  'Intl.supportedValuesOf': 99,
  'AbortSignal.timeout': 103,
  'Response.json': 105,
  'AbortSignal.any': 116,
  'Object.groupBy': 117,
  'Map.groupBy': 117,
  'Promise.withResolvers': 119,
  'URL.canParse': 120,
  'Array.fromAsync': 121,
  'Iterator.from': 122,
  'URL.parse': 126,
  'Promise.try': 128,
  'Intl.DurationFormat': 129,
  'RegExp.escape': 136,
};

/**
 * Uses of newer features than Chrome 90 has in a built script, each in words; none where the script asks
 * first, by `?.`, `typeof` or `if`. It reads names alone: a feature without a name of its own, such as the `size`
 * of URLSearchParams, shows in an old browser alone.
 *
 * @example
 * newerFeatures('list.at(-1)') // ['list.at(-1): at is of Chrome 92']
 */
export function newerFeatures(code: string): readonly string[] {
  const methods = Object.entries(METHODS).map(
    ([name, version]) => [`\\.${name}\\(`, name, version] as const,
  );
  const names = Object.entries(NAMES).map(
    ([name, version]) => [`(?<![\\w$.])${name.replace('.', '\\.')}\\(`, name, version] as const,
  );
  return [...methods, ...names].flatMap(([use, name, version]) => {
    const isAskedFor = `(?:typeof\\s*|if\\()[\\w$.]*\\b${name.replace('.', '\\.')}\\b(?!\\()`;
    if (new RegExp(isAskedFor).test(code)) return [];
    return [...code.matchAll(new RegExp(`.{0,30}${use}.{0,10}`, 'g'))].map(
      ([found]) => `${found}: ${name} is of Chrome ${version}`,
    );
  });
}
