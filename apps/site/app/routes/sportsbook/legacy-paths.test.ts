import { flag } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as casino } from '../casino/casino-slots.tsx';
import { loader as home } from '../shell/home.ts';
import { loader as match } from './legacy-match.ts';
import { loader as special } from './legacy-special-sport.ts';
import { loader as sport } from './legacy-sport.ts';
import { loader as tournament } from './legacy-tournament.ts';

type Loader = typeof sport;
type Case = readonly [string, Loader, Readonly<Record<string, string>>, string];

const FOOTBALL = 'sr:sport:1';

const KNOWN: readonly Case[] = [
  ['/sport', sport, {}, '/esportes'],
  ['/sport/:sportId', sport, { sportId: FOOTBALL }, '/esportes/futebol'],
  ['/sport/:sportId', sport, { sportId: 'sr:sport:2' }, '/esportes/basquete'],
  ['/sport/:sportId', sport, { sportId: 'sr:sport:5' }, '/esportes/tenis'],
  [
    '/sport/:sportId/tournament/:tournamentId',
    tournament,
    { sportId: FOOTBALL, tournamentId: 'sr:tournament:325' },
    '/esportes/futebol/torneio/sr:tournament:325',
  ],
  [
    '/sport/:sportId/tournament/:tournamentId of provider two',
    tournament,
    { sportId: FOOTBALL, tournamentId: 'bg:tournament:9' },
    '/esportes/futebol/torneio/bg:tournament:9',
  ],
  [
    '/sport/:sportId/:matchId',
    match,
    { sportId: FOOTBALL, matchId: 'sr:match:7' },
    '/esportes/futebol/evento/sr:match:7',
  ],
  [
    '/sport/:sportId/:matchId of provider two',
    match,
    { sportId: 'sr:sport:2', matchId: 'bg:match:7' },
    '/esportes/basquete/evento/bg:match:7',
  ],
  [
    '/sport/:sportId/:matchId/:stageId',
    match,
    { sportId: 'sr:sport:40', matchId: 'sr:stage:7', stageId: 'sr:stage:8' },
    '/esportes/formula-1/evento/sr:stage:7/sr:stage:8',
  ],
  ['/special-sport/:sportId', special, { sportId: 'sr:sport:40' }, '/esportes/formula-1'],
  [
    '/special-sport/:sportId/:matchId',
    special,
    { sportId: 'sr:sport:40', matchId: 'sr:stage:7' },
    '/esportes/formula-1/evento/sr:stage:7',
  ],
];

const UNKNOWN: readonly (readonly [Loader, Readonly<Record<string, string>>])[] = [
  [sport, { sportId: 'sr:sport:99999' }],
  [sport, { sportId: 'futebol' }],
  [tournament, { sportId: FOOTBALL, tournamentId: '325' }],
  [match, { sportId: FOOTBALL, matchId: '7' }],
  [match, { sportId: FOOTBALL, matchId: '//evil.example' }],
  [match, { sportId: 'sr:sport:40', matchId: 'sr:stage:7', stageId: 'sr:match:8' }],
  [special, { sportId: 'sr:sport:99999', matchId: 'sr:stage:7' }],
];

describe('legacy addresses', () => {
  it.each(KNOWN)('CAT-05 %s leads for good to the present one', async (_, loader, params, to) => {
    const browser = openBrowser(openTestSite());
    expect(await browser.visit(loader, '/sport', { params })).toMatchObject({
      status: 301,
      location: to,
    });
  });

  it.each(KNOWN)('REG-14 %s takes its query along', async (_, loader, params, to) => {
    const browser = openBrowser(openTestSite());
    const { location } = await browser.visit(loader, '/sport?utm_source=x&pid=7', { params });
    expect(location).toBe(`${to}?utm_source=x&pid=7`);
  });

  it.each(UNKNOWN)('CAT-05 ids that name nothing are not found (%#)', async (loader, params) => {
    const browser = openBrowser(openTestSite());
    expect((await browser.visit(loader, '/sport', { params })).status).toBe(404);
  });

  it('CAT-05 CAT-06 lead to the slots while the sportsbook is off', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(({ params }) => ({
      value: (params as { readonly name: string }).name !== 'show-sportsbook',
    }));
    const { status, location } = await openBrowser(site).visit(sport, '/sport');
    expect({ status, location }).toEqual({ status: 302, location: '/casino/slots' });
  });

  it('SHELL-19 CAT-06 record sports as the module visited last, for 90 days', async () => {
    const browser = openBrowser(openTestSite());
    await browser.visit(casino, '/casino/slots');
    expect((await browser.visit(home, '/')).location).toBe('/casino/slots');
    const { cookies } = await browser.visit(sport, '/sport');
    expect(cookies.join()).toContain(`Max-Age=${90 * 24 * 60 * 60}`);
    expect((await browser.visit(home, '/')).location).toBe('/esportes');
  });
});
