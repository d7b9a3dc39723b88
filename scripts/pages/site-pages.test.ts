import { describe, expect, it } from 'vitest';
import { addressOf, sitePages } from './site-pages.ts';

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
  { file: 'routes/not-found.tsx', path: '*' },
];
const ROWS = [
  { path: '/login', who: 'guest' },
  { path: '/deposit', who: 'bettor' },
  { path: '/esportes/:sportName/:section?/:matchId?', who: 'anyone' },
] as const;

describe('the pages of the site', () => {
  const pages = sitePages(ROUTES, ROWS);

  it('are the routes with a view, and whose they are by the guard', () => {
    expect(pages).toEqual([
      { path: '/login', visitors: ['guest'] },
      { path: '/esportes/:sportName/:section?/:matchId?', visitors: ['guest', 'bettor'] },
      { path: '/esportes/:sportName/evento/:matchId/:stageId?', visitors: ['guest', 'bettor'] },
      { path: '/deposit', visitors: ['bettor'] },
      { path: '/no-such-page', visitors: ['guest', 'bettor'] },
    ]);
  });

  it('take the place of parameters from links, and from no link of a page that is nearer', () => {
    const [, sport, event] = pages;
    const links = [
      '/esportes/futebol/evento/sr:match:1?from=home',
      '/esportes/futebol',
      '/deposit',
    ];
    expect(sport && addressOf(sport, pages, links)).toBe('/esportes/futebol');
    expect(event && addressOf(event, pages, links)).toBe('/esportes/futebol/evento/sr:match:1');
    expect(event && addressOf(event, pages, ['/esportes/futebol'])).toBeNull();
  });
});
