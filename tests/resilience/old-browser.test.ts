import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import type { Engine, Tab } from '../engines/engine.ts';
import { finderScript } from '../engines/finder-script.ts';
import { JOURNEYS } from '../engines/journeys.ts';
import { startOldChromium } from '../engines/old-chromium-engine.ts';
import { Visitor } from '../engines/visitor.ts';
import { type Front, startFrontWithoutScripts } from '../engines/without-scripts.ts';

const program = process.env['VITRINE_OLD_CHROMIUM'];

/** Every one is gone by `pnpm engines chromium-91`. */
const GONE = ['live prices move', 'a deposit by Pix is paid', 'a single is placed'];

describe.skipIf(!program)('Chromium 91', () => {
  let servers: Servers;
  let front: Front;
  let engine: Engine;
  let tab: Tab;
  let finder: string;

  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD);
    front = await startFrontWithoutScripts(servers.site.url);
    engine = await startOldChromium(program ?? '');
    tab = await engine.newTab();
    finder = await finderScript();
  });
  afterAll(async () => {
    await engine.close();
    await front.close();
    await servers.stop();
  });

  for (const hasScripts of [true, false]) {
    const way = hasScripts ? 'with scripts' : 'without scripts';
    const site = () => (hasScripts ? servers.site.url : front.url);

    for (const { title, scripts, go } of JOURNEYS) {
      if (!GONE.some((word) => title.startsWith(word)) || (scripts === 'with' && !hasScripts)) {
        continue;
      }
      it(`${title}, ${way}`, async () => {
        const own = await engine.newTab();
        const platform = new Platform(servers.sandbox.url, { movesClock: false });
        const visitor = new Visitor(own, { finder, site: site(), hasScripts });
        try {
          await go({ visitor, platform, servers });
        } finally {
          await platform.giveBack();
          await own.close();
        }
      });
    }

    it(`shows the lists in the brand’s look, ${way}`, async () => {
      await tab.open(`${site()}/esportes`);
      expect(await tab.evaluate(LOOK)).toEqual({
        ground: 'rgb(10, 15, 31)',
        bar: 'fixed',
        cards: 'grid',
        price: 'rgb(38, 50, 94)',
        isTooWide: false,
      });
    });
  }

  it('shows the pictures of games', async () => {
    await tab.open(`${servers.site.url}/casino`);
    const height = await tab.evaluate(`document.querySelector('main .art').clientHeight`);
    expect(height).toBeGreaterThan(100);
  });

  it('gives new browsers the other styles, from the pages that are kept for many', async () => {
    const styles = async (version: number) => {
      const page = await fetch(`${servers.site.url}/esportes`, {
        headers: {
          'Sec-Fetch-Site': 'none',
          'User-Agent': `Mozilla/5.0 (Linux; Android 7.0) Chrome/${version}.0.0.0 Mobile`,
        },
      });
      return /assets\/((?:old-)?styles)-/.exec(await page.text())?.[1];
    };
    expect([await styles(90), await styles(111), await styles(90)]).toEqual([
      'old-styles',
      'styles',
      'old-styles',
    ]);
  });
});

const LOOK = `({
  ground: getComputedStyle(document.body).backgroundColor,
  bar: getComputedStyle(document.querySelector('nav.fixed')).position,
  cards: getComputedStyle(document.querySelector('.event-card')).display,
  price: getComputedStyle(document.querySelector('.event-card [data-outcome]')).backgroundColor,
  isTooWide: document.documentElement.scrollWidth > innerWidth,
})`;
