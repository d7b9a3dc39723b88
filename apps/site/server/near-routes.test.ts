import { matchRoutes } from '@remix-run/router';
import { describe, expect, it } from 'vitest';
import { type TestRoute, testBuild } from '../test/page-build.ts';
import { firstWord, firstWords, nearRoutes, segmentsIn } from './near-routes.ts';

const module = { default: () => null };
const ROUTES: Readonly<Record<string, TestRoute & { readonly index?: boolean }>> = {
  root: { path: '', module },
  home: { parentId: 'root', index: true, module },
  frame: { parentId: 'root', module },
  list: { parentId: 'frame', path: 'esportes', module },
  search: { parentId: 'frame', path: 'esportes/busca', module },
  sport: { parentId: 'frame', path: 'esportes/:sport/:section?', module },
  results: { parentId: 'frame', path: 'live-results', module },
  login: { parentId: 'root', path: 'login', module },
  deposit: { parentId: 'root', path: 'deposit', module },
  charge: { parentId: 'deposit', path: ':id', module },
  legacy: { parentId: 'root', path: ':word/old', module },
  nothing: { parentId: 'root', path: '*', module },
};
const BUILD = testBuild(ROUTES);

type Tree = { readonly id: string; readonly children?: Tree[] };

function treeOf({ routes }: Pick<typeof BUILD, 'routes'>, parent?: string): Tree[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index
        ? { id, index }
        : { id, ...(path === undefined ? {} : { path }), children: treeOf({ routes }, id) },
    );
}

function matchedIn(build: Pick<typeof BUILD, 'routes'>, path: string) {
  return matchRoutes(treeOf(build), path)?.map(({ route, params }) => [route.id, params]);
}

describe('the routes near a path', () => {
  it.each([
    '/esportes',
    '/esportes/busca',
    '/esportes/futebol',
    '/esportes/futebol/ao-vivo',
    '/esportes/futebol/ao-vivo/nada',
    '/esportes/old',
    '/live-results',
    '/login',
    '/login/old',
    '/deposit/1',
  ])('match %s as all routes do', (path) => {
    const near = nearRoutes(BUILD, firstWord(path), segmentsIn(path));
    expect(matchedIn(near, path)).toEqual(matchedIn(BUILD, path));
    expect(matchedIn(near, path)).toBeDefined();
  });

  it('are few, with the ones around them and those that any path can match', () => {
    const { routes } = nearRoutes(BUILD, 'esportes', 2);
    expect(Object.keys(routes)).toEqual(['root', 'frame', 'search', 'sport', 'legacy', 'nothing']);
    expect(Object.keys(nearRoutes(BUILD, 'esportes', 1).routes)).not.toContain('search');
  });

  it('are told apart by the first word of an address, which data have, too', () => {
    expect([...firstWords(BUILD)].sort()).toEqual(['deposit', 'esportes', 'live-results', 'login']);
    expect(firstWord('/esportes.data')).toBe('esportes');
    expect(firstWord('/esportes/futebol.data')).toBe('esportes');
    expect(firstWord('/')).toBe('');
    expect(['/', '/esportes.data', '/esportes/futebol/'].map(segmentsIn)).toEqual([0, 1, 2]);
  });
});
