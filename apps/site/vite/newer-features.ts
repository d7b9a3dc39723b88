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

/** How many characters before a use the script may ask for the feature: idiomorph asks some 6,000 before. */
const ASKED_WITHIN = 8_000;

/**
 * Uses of features in a built script that a version of Chrome does not have, each in words; none where the script
 * asks for the feature shortly before, by `?.`, `typeof` or `if`: for a method with its dot, since a name alone may be
 * a variable of a minified script. It reads names alone: a feature without a name of its own, such as the `size`
 * of URLSearchParams, shows in an old browser alone.
 *
 * @example
 * newerFeatures('list.at(-1)', 90) // ['list.at(-1): at is of Chrome 92']
 */
export function newerFeatures(code: string, chrome: number): readonly string[] {
  const methods = Object.entries(METHODS).map(
    // Behind another dot it is a function of the minifier's naming, whose list is spread.
    ([name, version]) => [`\\.${name}`, `(?<!\\.)\\.${name}\\(`, name, version] as const,
  );
  const names = Object.entries(NAMES).map(([name, version]) => {
    const written = name.replace('.', '\\.');
    return [`\\b${written}`, `(?<![\\w$.])${written}\\(`, name, version] as const;
  });
  return [...methods, ...names]
    .filter(([, , , version]) => version > chrome)
    .flatMap(([feature, use, name, version]) => {
      const asking = new RegExp(`(?:typeof\\s*|if\\()[\\w$.]*${feature}\\b(?!\\()`);
      return [...code.matchAll(new RegExp(use, 'g'))].flatMap(({ 0: { length }, index }) => {
        if (asking.test(code.slice(Math.max(0, index - ASKED_WITHIN), index))) return [];
        const [line = ''] = /[^\n]{0,30}$/.exec(code.slice(0, index)) ?? [];
        const [rest = ''] = /^[^\n]{0,10}/.exec(code.slice(index + length)) ?? [];
        return [
          `${line}${code.slice(index, index + length)}${rest}: ${name} is of Chrome ${version}`,
        ];
      });
    });
}
