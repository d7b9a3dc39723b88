/** What one look at one page found. */
export interface PageFindings {
  readonly brand: string;
  readonly scheme: string;
  readonly visitor: string;
  readonly address: string;
  /** By kind: the rules of axe, the keyboard, the width. */
  readonly axe: readonly string[];
  readonly keyboard: readonly string[];
  readonly width: readonly string[];
}

function total(pages: readonly PageFindings[], kind: 'axe' | 'keyboard' | 'width'): number {
  return pages.reduce((sum, page) => sum + page[kind].length, 0);
}

/** How many findings there are in all. */
export function findingsIn(pages: readonly PageFindings[]): number {
  return total(pages, 'axe') + total(pages, 'keyboard') + total(pages, 'width');
}

/** One line for each brand and scheme, in the order of the pages. */
export function countLines(pages: readonly PageFindings[]): readonly string[] {
  const groups = Map.groupBy(pages, ({ brand, scheme }) => `${brand} ${scheme}`);
  return [...groups].map(
    ([name, group]) =>
      `${name.padEnd(16)} ${String(group.length).padStart(4)} pages  axe ${total(group, 'axe')}  ` +
      `keyboard ${total(group, 'keyboard')}  width ${total(group, 'width')}`,
  );
}

/** The findings of one page, a line each; none when all is well. */
export function findingLines(page: PageFindings): readonly string[] {
  return [
    ...page.axe.map((found) => `axe: ${found}`),
    ...page.keyboard.map((found) => `keyboard: ${found}`),
    ...page.width.map((found) => `width: ${found}`),
  ];
}
