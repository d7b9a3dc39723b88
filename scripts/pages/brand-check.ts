import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Response } from 'playwright';
import { brandFacts } from '../../packages/brand-themes/src/brands.ts';
import { Platform } from '../../tests/e2e/support/platform.ts';
import { startServers, STILL_WORLD } from '../../tests/e2e/support/servers.ts';
import { findingLines, type PageFindings } from './findings.ts';
import { type Coverage, coverageOf, openedKey } from './left-out.ts';
import { type KeepPicture, linksOf, lookAt, type Scheme } from './look-at-page.ts';
import { notePolicy, refusedByPolicy } from './page-policy.ts';
import { KnownAddresses, NO_PAGE, pageAt, type SiteRoute } from './site-pages.ts';
import { PAGE_VISITORS, type PageVisitor } from './visitors.ts';

/** The page of the support chat, and where its launcher leads without its script. */
const CHAT = '/chat';
/** Pages that are open beside each other: a page waits for answers part of its time. */
const AT_ONCE = 4;

/** What of a brand is looked at. */
export interface Asked {
  readonly brand: string;
  readonly schemes: readonly Scheme[];
  /** The names of visitors; all where it is empty. */
  readonly visitors: readonly string[];
  /** The pages whose path holds this text. */
  readonly only: string;
  readonly routes: readonly SiteRoute[];
  /** The folder that gets a picture of each page on a phone and on a desktop; none where it is null. */
  readonly pictures: string | null;
}

/** What was found in a brand. */
export interface BrandResult {
  readonly looks: readonly PageFindings[];
  /** Null when not every visitor was asked for, and so not every page can have been opened. */
  readonly coverage: Coverage | null;
}

/** Looks at the pages of a brand that is built, as each visitor after the other. */
export async function checkBrand(asked: Asked, browser: Browser): Promise<BrandResult> {
  const { brand, visitors, only, routes } = asked;
  const facts = brandFacts(brand);
  const servers = await startServers(brand, STILL_WORLD, { AUTHORIZATION_GATE: '1' });
  const platform = new Platform(servers.sandbox.url);
  const looks: PageFindings[] = [];
  const opened = new Set<string>();
  try {
    for (const visitor of PAGE_VISITORS) {
      if (visitors.length > 0 && !visitors.includes(visitor.name)) continue;
      const { cookies, addresses } = await visitor.prepare({ servers, platform, facts });
      const context = await browser.newContext({
        baseURL: servers.site.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await notePolicy(context);
      await context.addCookies(cookies);
      const round = new Round(asked, visitor, opened);
      await round.run(context, addresses);
      looks.push(...round.looks);
      await context.close();
      await platform.giveBack();
    }
  } finally {
    await servers.stop();
  }
  const pages = routes.filter(({ isPage, path }) => isPage && path.includes(only));
  return { looks, coverage: visitors.length > 0 ? null : coverageOf(pages, opened, facts) };
}

/** Whether a chat was told something, by its own calls. */
function isOfChat(response: Response): boolean {
  return response.request().method() === 'POST' && response.url().includes('/support-chat/');
}

/** Opens the support chat on a page, and says something. */
async function sayInChat(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await tab.locator(`a[href^="${CHAT}"][aria-expanded=false]`).click();
  const said = tab.waitForResponse(isOfChat);
  const field = tab.getByRole('dialog').getByRole('textbox');
  await field.fill('Pix');
  await Promise.all([said, field.press('Enter')]);
}

/** The pages of a brand as one visitor. */
class Round {
  readonly looks: PageFindings[] = [];
  readonly #asked: Asked;
  readonly #visitor: PageVisitor;
  readonly #known: KnownAddresses;
  /** Addresses where this visitor arrived. */
  readonly #arrivedAt = new Set<string>();
  /** Pages that were opened by anybody, as `openedKey` names them. */
  readonly #opened: Set<string>;

  constructor(asked: Asked, visitor: PageVisitor, opened: Set<string>) {
    this.#asked = asked;
    this.#visitor = visitor;
    this.#opened = opened;
    this.#known = new KnownAddresses(asked.routes);
  }

  /** Opens the addresses, then each page that is left once the links of others lead to an address of it. */
  async run(context: BrowserContext, addresses: readonly string[]): Promise<void> {
    const { routes, only } = this.#asked;
    const { standing, opensAll } = this.#visitor;
    this.#known.learn(addresses);
    const isAsked = (address: string) => pageAt(address, routes)?.path.includes(only) ?? false;
    const tabs = await Promise.all(Array.from({ length: AT_ONCE }, () => context.newPage()));
    const checkAll = async (list: readonly string[]): Promise<void> => {
      const queue = list.values();
      await Promise.all(
        tabs.map(async (tab) => {
          for (const address of queue) await this.#check(tab, address);
        }),
      );
    };
    await checkAll(addresses.filter(isAsked));
    if (opensAll) {
      let left = routes.filter(
        ({ isPage, path, standings }) =>
          isPage && standings.includes(standing) && !this.#opened.has(openedKey(path, standing)),
      );
      for (;;) {
        const hasAddress = (page: SiteRoute) => this.#known.addressOf(page) !== null;
        // The links of the others are wanted only while a page that is asked for has no address.
        const lacksOne = left.some((page) => page.path.includes(only) && !hasAddress(page));
        const next = left.filter(
          (page) => hasAddress(page) && (lacksOne || page.path.includes(only)),
        );
        if (next.length === 0) break;
        await checkAll(next.map((page) => this.#known.addressOf(page) ?? page.path));
        left = left.filter((page) => !next.includes(page));
      }
    }
    const [tab] = tabs;
    if (tab && opensAll && CHAT.includes(only)) await this.#checkChat(tab);
    await Promise.all(tabs.map((each) => each.close()));
  }

  /** What the page refuses while a support chat is loaded into it, and says something. */
  async #checkChat(tab: Page): Promise<void> {
    const address = '/responsable-game';
    const policy = await sayInChat(tab, address)
      .then(() => refusedByPolicy(tab))
      .catch((error: unknown) => [`the chat says nothing: ${String(error)}`]);
    const [scheme = 'light'] = this.#asked.schemes;
    this.#note({ scheme, path: CHAT, address, axe: [], keyboard: [], width: [], policy });
  }

  async #check(tab: Page, address: string): Promise<void> {
    const { routes, schemes, only } = this.#asked;
    const answer = await tab.goto(address).catch(() => null);
    const status = answer?.status() ?? null;
    const arrived = new URL(tab.url());
    const landed = pageAt(arrived.pathname, routes) ?? null;
    if (status === null || status >= 500) {
      const path = pageAt(address, routes)?.path ?? address;
      const axe = [status === null ? 'the page can’t be opened' : `the page answers ${status}`];
      for (const scheme of schemes) {
        this.#note({ scheme, path, address, axe, keyboard: [], width: [], policy: [] });
      }
      return;
    }
    // What leads on is looked at where it leads to, once.
    const place = arrived.pathname + arrived.search;
    if (landed === null || this.#arrivedAt.has(place)) return;
    this.#arrivedAt.add(place);
    this.#known.learn(await linksOf(tab));
    if (!landed.path.includes(only)) return;
    // A page that is missing shows words of its own, and is looked at, but it is not the page asked for.
    if (status !== 404 || landed.path === NO_PAGE) {
      this.#opened.add(openedKey(landed.path, this.#visitor.standing));
    }
    const looks = await lookAt(tab, schemes, this.#pictureOf(place));
    for (const look of looks) this.#note({ ...look, path: landed.path, address: place });
  }

  #pictureOf(place: string): KeepPicture | null {
    const { pictures, brand } = this.#asked;
    if (pictures === null) return null;
    const name = `${this.#visitor.name}${place}`.replaceAll(/[^\w-]+/g, '_').slice(0, 120);
    return async (page, size) => {
      await page.screenshot({
        path: join(pictures, brand, size, `${name}.png`),
        animations: 'disabled',
      });
    };
  }

  #note(look: Omit<PageFindings, 'brand' | 'visitor'>): void {
    const whole = { ...look, brand: this.#asked.brand, visitor: this.#visitor.name };
    this.looks.push(whole);
    const lines = findingLines(whole);
    const { brand, scheme, visitor, address } = whole;
    const outcome = lines.length === 0 ? 'ok    ' : 'FAULTS';
    console.log(`${outcome} ${brand} ${scheme} ${visitor} ${address}`);
    for (const line of lines) console.log(`         ${line}`);
  }
}
