import { activeMessage, maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import type { FrameNews } from '../../frame/use-frame-news.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { shellData } from '../../services/shell/shell.server.ts';
import type { ShellData } from '../../shell-data.ts';
import { action as putAway } from './announcement.ts';
import { loader } from './frame-news.ts';

const NONE = { global: false, sportsbook: false, casino: false };
const KEPT_MS = 30_000;

const frame = guardedLoader(routeHandle('frame'), ({ request, visitor, context }) =>
  shellData(request, visitor, context),
);

function openPage() {
  const site = openTestSite();
  const browser = openBrowser(site);
  const news = async () => {
    const { body, headers } = await browser.visit(loader, '/frame-news');
    expect(headers.get('Cache-Control')).toBe('no-store');
    return (await new Response(body).json()) as FrameNews;
  };
  const shell = async () => (await browser.visit(frame, '/esportes')).data as ShellData;
  return { site, browser, news, shell };
}

describe('what an open page asks about its frame', () => {
  it('FLAG-05 has the version of a page that is made now, and asks the operator once per 30000 ms', async () => {
    const { site, news, shell } = openPage();
    const { version } = await news();
    expect((await shell()).frameVersion).toBe(version);
    site.pass(KEPT_MS - 1);
    await news();
    expect(site.operator.at(maintenance.general).calls()).toHaveLength(1);
    site.pass(1);
    expect(await news()).toEqual({ version, isClosed: false });
    expect(site.operator.at(maintenance.general).calls()).toHaveLength(2);
  });

  it.each(['global', 'casino', 'sportsbook'] as const)(
    'FLAG-05 FLAG-06 has another version while maintenance is %s, and the old one after it',
    async (part) => {
      const { site, news, shell } = openPage();
      const { version } = await news();
      site.operator.at(maintenance.general).reply(() => ({ value: { ...NONE, [part]: true } }));
      site.pass(KEPT_MS);
      const closed = await news();
      expect(closed.isClosed).toBe(part === 'global');
      expect(closed.version).not.toBe(version);
      expect((await shell()).frameVersion).toBe(closed.version);
      site.operator.at(maintenance.general).reply(() => ({ value: NONE }));
      site.pass(KEPT_MS);
      expect(await news()).toEqual({ version, isClosed: false });
    },
  );

  it('FLAG-05 tells maintenance of payments and giveaways, not that of a registration half filled in', async () => {
    const { site, news } = openPage();
    const { version } = await news();
    site.operator.at(maintenance.registration).reply(() => ({ value: true }));
    site.pass(KEPT_MS);
    expect((await news()).version).toBe(version);
    const seen = new Set([version]);
    site.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    site.pass(KEPT_MS);
    seen.add((await news()).version);
    site.operator.at(maintenance.payments).reply(() => ({ value: { card: true } }));
    site.pass(KEPT_MS);
    seen.add((await news()).version);
    expect(seen.size).toBe(3);
  });

  it('FLAG-10 tells an announcement that became active, until the visitor puts it away', async () => {
    const { site, browser, news, shell } = openPage();
    const { version } = await news();
    const words = { title: 'Pix', description: 'Volta às 18h.' };
    site.operator.at(activeMessage).reply(() => ({ isActive: true, ...words }));
    site.pass(KEPT_MS);
    expect((await news()).version).not.toBe(version);
    const { announcement } = await shell();
    const form = { announcement: announcement?.id ?? '', returnTo: '/esportes' };
    await browser.submit(putAway, '/announcement', form);
    expect((await news()).version).toBe(version);
  });
});
