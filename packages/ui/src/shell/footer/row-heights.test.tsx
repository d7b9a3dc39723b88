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

const styleOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it.each(ROWS)('rows of the %s are as high as a row, or 44 px', (_, rows) => {
  const heights = renderToStaticMarkup(rows).match(/\b(?:min-)?h-(?:tap|\d+)/g) ?? [];
  const others = heights.filter((height) => !height.endsWith('h-tap'));
  expect(others.length).toBeLessThan(heights.length);
  for (const height of others) expect(Number(/\d+$/.exec(height))).toBeGreaterThanOrEqual(11);
});

it('a row is lower than 44 px only where no finger has to meet it', () => {
  const theme = styleOf('../../theme.css');
  const low = /@media not \(any-pointer: coarse\) \{\s*:root \{\s*--spacing-tap: 2\.25rem;/;
  expect(theme).toMatch(low);
  expect(theme.replace(low, '').match(/--spacing-tap: .*/g)).toEqual(['--spacing-tap: 2.75rem;']);
});

it('rows of the league tree are as high as their place', () => {
  const styles = styleOf('../../sportsbook/league-tree/league-tree.css');
  expect(styles).toMatch(/height: var\(--spacing-tap\);/);
});
