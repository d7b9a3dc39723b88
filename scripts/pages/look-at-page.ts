import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { PageFindings } from './findings.ts';
import { keyboardFindings } from './keyboard-walk.ts';
import { refusedByPolicy } from './page-policy.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };
/** The narrowest that WCAG 2.2 asks for (1.4.10), and a desktop. */
const WIDTHS = [320, DESKTOP.width];

/** The rules of WCAG 2.2, A and AA; the advice beyond them is no fault. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axeFindings(page: Page): Promise<readonly string[]> {
  // Frames of other origins, which this mode leaves out, are not the product's.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe
    .options({ runOnly: { type: 'tag', values: WCAG }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id} (${help}), ${nodes.length} times: ${places.join(', ')}`;
  });
}

/** The focus and the view stand at the beginning of the page, as when it was opened. */
async function toBeginning(page: Page): Promise<void> {
  await page.evaluate(() => {
    // To take the focus away is not enough: the next Tab key goes on from where it was.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
    scrollTo(0, 0);
  });
}

/** Keeps a picture of the page that is open; `size` names the window it was taken in. */
export type KeepPicture = (page: Page, size: 'phone' | 'desktop') => Promise<void>;

async function takePictures(page: Page, keep: KeepPicture): Promise<void> {
  await keep(page, 'phone');
  await page.setViewportSize(DESKTOP);
  await keep(page, 'desktop');
  await page.setViewportSize(PHONE);
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

/** Where the links and forms of the page that is open lead to on this site. */
export function linksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], form[action]')].flatMap((element) => {
      const address = URL.parse(
        element.getAttribute('href') ?? element.getAttribute('action') ?? '',
        location.href,
      );
      return address?.origin === location.origin ? [address.pathname] : [];
    }),
  );
}

/**
 * Every change is at its end at once: with less motion the product's transitions last a hundredth of a
 * millisecond, but end at the next frame only, and a busy machine paints few.
 */
async function takeTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

type Look = Pick<PageFindings, 'axe' | 'keyboard' | 'width' | 'policy'> & {
  readonly scheme: Scheme;
};

/** Closes what stands open over the page; false when nothing did. */
async function closeModal(page: Page): Promise<boolean> {
  const modal = page.locator('[role=dialog][data-state=open]').first();
  if (!(await modal.isVisible())) return false;
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  return true;
}

/**
 * Looks at the page that is open, on a phone, in each scheme: all colours hang on one attribute of the
 * document. A modal over the page is looked at first, and the page once more when it is closed. `keep` gets
 * the page in the first scheme.
 */
export async function lookAt(
  page: Page,
  schemes: readonly Scheme[],
  keep: KeepPicture | null,
): Promise<readonly Look[]> {
  await page.setViewportSize(PHONE);
  await takeTransitions(page);
  if (keep) await takePictures(page, keep);
  const looks = await lookInSchemes(page, schemes);
  return (await closeModal(page)) ? [...looks, ...(await lookInSchemes(page, schemes))] : looks;
}

/** The width is the same in every scheme, and is looked at in the first. */
async function lookInSchemes(page: Page, schemes: readonly Scheme[]): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const scheme of schemes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['scheme'] = chosen;
    }, scheme);
    await toBeginning(page);
    const axe = await axeFindings(page);
    await toBeginning(page);
    const keyboard = await keyboardFindings(page);
    const width = scheme === schemes[0] ? await widthFindings(page) : [];
    const policy = await refusedByPolicy(page);
    const shown = await page.evaluate(() => document.documentElement.dataset['scheme']);
    if (shown !== scheme) throw new Error(`The page changed to ${shown} while it was looked at`);
    looks.push({ scheme, axe, keyboard, width, policy });
  }
  return looks;
}
