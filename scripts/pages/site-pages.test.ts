import { describe, expect, it } from 'vitest';
import { KnownAddresses, pageAt, siteRoutes } from './site-pages.ts';

const ROUTES = [
  { file: 'routes/home.ts', index: true },
  { file: 'routes/login.tsx', path: 'login' },
  {
    file: 'routes/layout.tsx',
    children: [
      { file: 'routes/sport.tsx', path: 'esportes/:sportName/:section?/:matchId?' },
      { file: 'routes/event.tsx', path: 'esportes/:sportName/evento/:matchId/:stageId?' },
    ],
  },
  { file: 'routes/balance.ts', path: 'balance' },
  { file: 'routes/deposit.tsx', path: 'deposit' },
  { file: 'routes/bet.tsx', path: 'bet-history/:betNumber' },
  { file: 'routes/export.ts', path: 'bet-history/export' },
  { file: 'routes/not-found.tsx', path: '*' },
];
const ROWS = [
  { path: '/login', who: 'guest' },
  { path: '/deposit', who: 'bettor' },
  { path: '/bet-history/:betNumber', who: 'bettor' },
  { path: '/esportes/:sportName/:section?/:matchId?', who: 'anyone' },
] as const;

const routes = siteRoutes(ROUTES, ROWS, (file) => file.endsWith('.tsx'));

describe('the pages of the site', () => {
  it('are the routes with a view, and whose they are by the guard', () => {
    const pages = routes.filter(({ isPage }) => isPage);
    expect(pages.map(({ path, standings }) => [path, ...standings])).toEqual([
      ['/login', 'guest'],
      ['/esportes/:sportName/:section?/:matchId?', 'guest', 'bettor'],
      ['/esportes/:sportName/evento/:matchId/:stageId?', 'guest', 'bettor'],
      ['/deposit', 'bettor'],
      ['/bet-history/:betNumber', 'bettor'],
      ['/no-such-page', 'guest', 'bettor'],
    ]);
  });

  it('are found by their addresses as the router finds them', () => {
    expect(pageAt('/deposit?amount=5', routes)?.path).toBe('/deposit');
    expect(pageAt('/esportes/futebol/evento/sr:match:1', routes)?.path).toBe(
      '/esportes/:sportName/evento/:matchId/:stageId?',
    );
    expect(pageAt('/bet-history/7', routes)?.path).toBe('/bet-history/:betNumber');
    expect(pageAt('/bet-history/export', routes)).toBeNull();
    expect(pageAt('/balance', routes)).toBeNull();
    expect(pageAt('/nowhere', routes)).toBeNull();
  });

  it('take the place of parameters from the first address that was met', () => {
    const known = new KnownAddresses(routes);
    const addressAt = (path: string) => known.addressOf({ path });
    expect(addressAt('/deposit')).toBe('/deposit');
    expect(addressAt('/bet-history/:betNumber')).toBeNull();
    known.learn(['/bet-history/export', '/bet-history/7?seen=1', '/deposit?amount=5']);
    known.learn(['/bet-history/8']);
    expect(addressAt('/bet-history/:betNumber')).toBe('/bet-history/7?seen=1');
    expect(addressAt('/deposit')).toBe('/deposit?amount=5');
  });
});
