import {
  readExclusion,
  type restrictionAnswer,
} from '@vitrine/upstream/contract/account/responsible-gaming';
import { refreshToken } from '@vitrine/upstream/contract/account/session';
import { closeGameSession, rounds } from '@vitrine/upstream/contract/casino/casino-session';
import { launch } from '@vitrine/upstream/contract/casino/casino-games';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { CASINO_ERROR_CODES } from '@vitrine/upstream/casino/casino-refusal';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openCasino } from '../../../test/casino.ts';
import { statusError } from '../../../test/operator.ts';
import { pageHtml } from '../../../test/page-html.tsx';
import { MIGRATION_FIELD } from '../../features/account/migration-view.tsx';
import { action as decide, loader as migration } from '../account/account-migration.tsx';
import { loader as balance } from '../wallet/balance.ts';
import CasinoGame, { loader as game } from './casino-game.tsx';
import { action as leave } from './leave-game.ts';
import { loader as lobby } from './lobby.tsx';

describe('a game', () => {
  const at = { params: { gameID: '7' } };
  const PATH = '/casino/game/7';

  async function openAt(site = openCasino()) {
    site.operator.at(launch).reply(() => ({ data: { url: 'https://games.example/g/1' } }));
    site.operator.at(rounds).reply(() => ({ data: { rounds: 2 } }));
    site.operator.at(closeGameSession).reply(() => undefined as never);
    site.operator.at(readExclusion).reply(() => ({ data: { exclusion: null, pausedUntil: null } }));
    site.operator.at(refreshToken).reply(() => ({ data: renewed('Active') }));
    const browser = openBrowser(site);
    await browser.logIn();
    return { site, browser };
  }

  it('CAS-01 asks a guest to log in, and is 404 where the catalogue has none', async () => {
    const guest = openBrowser(openCasino());
    expect((await guest.visit(game, PATH, at)).location).toBe(
      '/login?returnTo=%2Fcasino%2Fgame%2F7',
    );
    const { browser } = await openAt();
    const unknown = { params: { gameID: '999' } };
    expect((await browser.visit(game, '/casino/game/999', unknown)).status).toBe(404);
  });

  it('CAS-08 begins with the bettor’s rounds, and ends its session when it is left', async () => {
    const { site, browser } = await openAt();
    const { data } = await browser.visit(game, PATH, at);
    expect(data).toMatchObject({
      game: { name: 'Tesouro 7' },
      start: {
        kind: 'started',
        url: 'https://games.example/g/1',
        origin: 'https://games.example',
        freeRounds: '2 giros grátis nesta conta',
      },
    });
    expect(site.operator.at(rounds).calls()[0]?.body).toEqual({ userid: 'u-1' });
    const { launchId } = (data as { start: { launchId: string } }).start;
    expect(await leaveAt(browser, launchId)).toBe('/casino');
    expect(await leaveAt(browser, launchId)).toBe('/casino');
    expect(site.operator.at(closeGameSession).calls()).toHaveLength(1);
  });

  it('CAS-08 that is loaded again keeps the session just begun when the page before it is left', async () => {
    const { site, browser } = await openAt();
    const launchIds: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { data } = await browser.visit(game, PATH, at);
      launchIds.push((data as { start: { launchId: string } }).start.launchId);
    }
    const [before = '', now = ''] = launchIds;
    await leaveAt(browser, before);
    await leaveAt(browser, '');
    expect(site.operator.at(closeGameSession).calls()).toEqual([]);
    await leaveAt(browser, now);
    expect(site.operator.at(closeGameSession).calls()).toHaveLength(1);
  });

  it('CAS-08 FLAG-07 is left while the casino is in maintenance, too', async () => {
    const { site, browser } = await openAt();
    const { data } = await browser.visit(game, PATH, at);
    const { launchId } = (data as { start: { launchId: string } }).start;
    site.operator
      .at(maintenance.general)
      .reply(() => ({ value: { global: true, sportsbook: false, casino: true } }));
    site.pass(30_000);
    expect((await browser.visit(game, PATH, at)).location).toBe('/casino');
    expect(await leaveAt(browser, launchId)).toBe('/casino');
    expect(site.operator.at(closeGameSession).calls()).toHaveLength(1);
  });

  it.each([
    ['USER_HAS_NOT_VALIDATED_DOCS', 403, '/user-identification'],
    ['USER_HAS_NOT_MIGRATED', 403, '/account-migration?returnTo=%2Fcasino%2Fgame%2F7'],
    ['WALLET_ABOVE_LIMITS', 403, '/withdrawal'],
    ['RESPONSABLE_GAME_BREAK_TIME', 406, '/responsable-game'],
    ['GAME_IN_MAINTENANCE', 409, '/casino'],
  ])('CAS-06 that is refused with %s leads somewhere useful', async (error, status, href) => {
    const { site, browser } = await openAt();
    site.operator.at(launch).reply(() => {
      throw statusError(launch, status, { error, message: error });
    });
    const { data } = await browser.visit(game, PATH, at);
    expect(data).toMatchObject({ start: { kind: 'refused', action: { href } } });
    const { start } = data as { start: unknown };
    expect(JSON.stringify(start)).not.toContain('{{');
  });

  it('CAS-06 MIG-01 that is refused for want of the migration leads to its modal, also after it was put away', async () => {
    const { site, browser } = await openAt();
    site.operator.at(launch).reply(() => {
      throw statusError(launch, 403, { error: 'USER_HAS_NOT_MIGRATED', message: '' });
    });
    const modal = '/account-migration?returnTo=%2Fcasino%2Fgame%2F7';
    for (let round = 0; round < 2; round += 1) {
      await browser.visit(game, PATH, at);
      expect((await browser.visit(migration, modal)).data).toMatchObject({ status: 'initial' });
      const answer = { [MIGRATION_FIELD]: 'decline', returnTo: PATH };
      expect((await browser.submit(decide, modal, answer)).location).toBe(PATH);
    }
  });

  it('CAS-06 knows every error of the casino', () => {
    expect(CASINO_ERROR_CODES).toHaveLength(5);
  });

  it('that does not open is said, and nothing was staked', async () => {
    const { site, browser } = await openAt();
    site.operator.at(launch).reply(() => {
      throw statusError(launch, 503);
    });
    const { data } = await browser.visit(game, PATH, at);
    expect(data).toMatchObject({ start: { kind: 'failed' } });
    const shell = { csrf: await browser.csrf() };
    const html = pageHtml({ brand: site.brand, address: PATH, data, shell, Page: CasinoGame });
    expect(html.match(/<h1.*?<\/h1>/g)).toEqual([expect.stringContaining('Tesouro 7')]);
    expect(html).toMatch(/<h2[^>]*>O jogo não abriu/);
  });
});

describe('an open game that has to be left', () => {
  const at = { params: { gameID: '7' } };
  const PATH = '/casino/game/7';
  const EXCLUSION = { exclusionMonth: 6, resumeExclusionDate: '2030-01-31T12:00:00.000Z' };

  async function openStopped(
    standing: z.input<typeof restrictionAnswer>['data'],
    status = 'Active',
  ) {
    const site = openCasino();
    site.operator.at(launch).reply(() => {
      throw statusError(launch, 403, 'SELF_EXCLUDED');
    });
    site.operator.at(closeGameSession).reply(() => undefined as never);
    site.operator.at(readExclusion).reply(() => ({ data: standing }));
    site.operator.at(refreshToken).reply(() => ({ data: renewed(status) }));
    const browser = openBrowser(site);
    await browser.logIn();
    const news = async (query: string) => {
      const { body } = await browser.visit(balance, `/balance${query}`);
      return (await new Response(body).json()) as unknown;
    };
    return { site, browser, news };
  }

  it('EXCL-05 hears of an exclusion with the balance, and every page after it is stopped', async () => {
    const { site, browser, news } = await openStopped({ exclusion: EXCLUSION, pausedUntil: null });
    expect(await news('')).toMatchObject({ stoppedBy: null });
    expect(site.operator.at(readExclusion).calls()).toEqual([]);
    expect(await news('?moved=1&playing=1')).toMatchObject({ stoppedBy: '/account-stopped' });
    expect(site.operator.at(closeGameSession).calls()).toHaveLength(1);
    expect((await browser.visit(lobby, '/casino')).location).toBe('/account-stopped');
  });

  it('EXCL-05 hears of a block when its tokens are renewed, not after each round', async () => {
    const { site, browser, news } = await openStopped(
      { exclusion: null, pausedUntil: null },
      'InternalBlocked',
    );
    expect(await news('?moved=1&playing=1')).toMatchObject({ stoppedBy: null });
    expect(site.operator.at(refreshToken).calls()).toEqual([]);
    expect(await news('?playing=1')).toMatchObject({ stoppedBy: '/account-stopped' });
    expect((await browser.visit(lobby, '/casino')).location).toBe('/withdrawal');
  });

  it('hears of a pause, and goes on while the operator is silent', async () => {
    const { site, news } = await openStopped({
      exclusion: null,
      pausedUntil: '2030-01-31T12:00:00.000Z',
    });
    expect(await news('?playing=1')).toMatchObject({ stoppedBy: '/responsable-game' });
    site.operator.at(readExclusion).reply(() => {
      throw statusError(readExclusion, 503);
    });
    expect(await news('?playing=1')).toMatchObject({ stoppedBy: null });
  });

  it('FLAG-07 is led to the casino page once the whole site is in maintenance, and ends at the operator', async () => {
    const { site, news } = await openStopped({ exclusion: null, pausedUntil: null });
    const none = { global: false, sportsbook: false, casino: false };
    expect(await news('?playing=1')).toMatchObject({ stoppedBy: null });
    for (const [closed, leftFor] of [
      ['casino', null],
      ['global', '/casino'],
    ] as const) {
      site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [closed]: true } }));
      site.pass(30_000);
      expect(await news('?moved=1&playing=1')).toMatchObject({ stoppedBy: leftFor });
    }
    expect(await news('')).toMatchObject({ stoppedBy: null });
    expect(site.operator.at(closeGameSession).calls()).toHaveLength(1);
  });

  it('EXCL-05 is left for the page that says why, without scripts too', async () => {
    const opened = await openStopped({ exclusion: EXCLUSION, pausedUntil: null });
    expect((await opened.browser.visit(game, PATH, at)).location).toBe('/account-stopped');
    const closed = await openStopped({ exclusion: EXCLUSION, pausedUntil: null });
    expect(await leaveAt(closed.browser, '')).toBe('/account-stopped');
  });
});

/** Where the bettor gets who leaves a game. */
async function leaveAt(browser: TestBrowser, launch: string) {
  const form = { csrf: await browser.csrf(), launch };
  return (await browser.submit(leave, '/leave-game', form)).location;
}

/** Tokens whose payload names a status. */
function renewed(status: string) {
  const payload = Buffer.from(JSON.stringify({ exp: 4_000_000_000, Status: status }));
  return { token: `e30.${payload.toString('base64url')}.signature`, refreshToken: 'refresh-2' };
}
