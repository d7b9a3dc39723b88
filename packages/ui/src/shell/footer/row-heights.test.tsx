import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountMenu } from '../../account/account-menu/account-menu.tsx';
import { LeagueTreePlace } from '../../sportsbook/league-tree/league-tree.tsx';
import { Footer } from './footer.tsx';

const LINK = { href: '/', label: 'Ajuda' };

const footer = (isSlim: boolean) => (
  <Footer
    isSlim={isSlim}
    mark="Estrela"
    linkGroups={[{ title: 'Apostas', links: [LINK] }]}
    responsibleGaming={{ title: 'Jogo responsável', text: '', links: [LINK] }}
    adultsOnly={{ mark: '18+', text: '' }}
    legal={{ title: 'Licença', facts: [] }}
    regulatorLine=""
  />
);

const ROWS: readonly (readonly [string, ReactNode])[] = [
  ['footer', footer(false)],
  ['slim footer', footer(true)],
  [
    'account menu beside a page',
    <AccountMenu
      key="menu"
      label="Conta"
      look="column"
      groups={[{ title: 'Conta', links: [LINK] }]}
    />,
  ],
  ['place of the league tree', <LeagueTreePlace key="place" rows={1} />],
];

it.each(ROWS)('rows of the %s are lower than 44 px where no finger has to meet them', (_, rows) => {
  const heights = renderToStaticMarkup(rows).match(/[\w:-]*\b(?:min-)?h-\d+/g) ?? [];
  const low = heights.filter((height) => Number(/\d+$/.exec(height)) < 11);
  expect(heights.length).toBeGreaterThan(low.length);
  expect(low.filter((height) => !height.includes('not-any-pointer-coarse:'))).toEqual([]);
});

it('rows of the league tree are as high as their place', () => {
  const styles = readFileSync(
    new URL('../../sportsbook/league-tree/league-tree.css', import.meta.url),
    'utf8',
  );
  expect(styles).toMatch(
    /height: 2\.75rem;\s*@media not \(any-pointer: coarse\) {\s*height: 2\.25rem;/,
  );
});
