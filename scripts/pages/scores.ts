/** What Lighthouse says of a page. Scores are from 0 to 100. */
export interface PageScores {
  readonly path: string;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** The audits that count and failed. */
  readonly failed: readonly string[];
  /** Origins that are neither the site nor its operator. */
  readonly thirdParties: readonly string[];
}

const CATEGORIES = ['accessibility', 'bestPractices', 'seo'] as const;

/**
 * The origins among requests that are not of those given; what needs no network is nobody's.
 *
 * @example
 * thirdParties(['https://ads.example/a.js', 'data:,'], ['https://site.example']) // ['https://ads.example']
 */
export function thirdParties(
  requests: readonly string[],
  own: readonly string[],
): readonly string[] {
  const ownOrigins = new Set(own.map((address) => new URL(address).origin));
  const origins = requests
    .map((address) => new URL(address))
    .filter(({ protocol }) => /^(https?|wss?):$/.test(protocol))
    .map(({ origin }) => origin);
  return [...new Set(origins)].filter((origin) => !ownOrigins.has(origin));
}

/** Why a page does not pass, a line each; none when every score is 100 and no third party was asked. */
export function lowScores(page: PageScores): readonly string[] {
  const isLow = CATEGORIES.some((category) => page[category] < 100);
  return [
    ...(isLow ? page.failed.map((audit) => `${page.path} ${audit}`) : []),
    ...(isLow && page.failed.length === 0 ? [`${page.path} was not scored`] : []),
    ...page.thirdParties.map((origin) => `${page.path} asks ${origin} before consent`),
  ];
}

/** The scores as a table, a heading and a line for each page. */
export function scoreTable(pages: readonly PageScores[]): readonly string[] {
  const row = (path: string, ...cells: readonly (string | number)[]) =>
    path.padEnd(44) + cells.map((cell) => String(cell).padStart(15)).join('');
  return [
    row('page', 'accessibility', 'best practices', 'SEO', 'third parties'),
    ...pages.map((page) =>
      row(page.path, page.accessibility, page.bestPractices, page.seo, page.thirdParties.length),
    ),
  ];
}
