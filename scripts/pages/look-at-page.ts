import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { PageFindings } from './findings.ts';
import { keyboardFindings } from './keyboard-walk.ts';

const PHONE = { width: 360, height: 800 };
/** The narrowest that WCAG 2.2 asks for (1.4.10), and a desktop. */
const WIDTHS = [320, 1280];

/** The rules of WCAG 2.2, A and AA; the advice beyond them is no fault. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id} (${help}), ${nodes.length} times: ${places.join(', ')}`;
  });
}

async function widthFindings(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) findings.push(`${wide} px of content at ${width} px`);
  }
  await page.setViewportSize(PHONE);
  return findings;
}

/** What is to be seen of an opened page: its findings, and where its links lead. */
export interface Look {
  readonly findings: Pick<PageFindings, 'axe' | 'keyboard' | 'width'>;
  readonly links: readonly string[];
}

const NOTHING = { axe: [], keyboard: [], width: [] };

/** Looks at the page that is open, on a phone; for its links alone when nothing else is asked for. */
export async function lookAt(page: Page, isWhole: boolean): Promise<Look> {
  await page.setViewportSize(PHONE);
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], form[action]')].flatMap((element) => {
      const address = URL.parse(
        element.getAttribute('href') ?? element.getAttribute('action') ?? '',
        location.href,
      );
      return address?.origin === location.origin ? [address.pathname] : [];
    }),
  );
  if (!isWhole) return { findings: NOTHING, links };
  const axe = await axeFindings(page);
  const keyboard = await keyboardFindings(page);
  return { findings: { axe, keyboard, width: await widthFindings(page) }, links };
}
