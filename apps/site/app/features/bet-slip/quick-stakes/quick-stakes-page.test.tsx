import { createRemixStub } from '@remix-run/testing';
import { minorUnits } from '@vitrine/betting/base/money';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandFormat } from '../../../format/brand-format.ts';
import { QuickStakesPage, type QuickStakesPageProps } from './quick-stakes-page.tsx';

const texts = textsOf('pt-BR', 'bet-slip');

function markupOf(answer: Pick<QuickStakesPageProps, 'refused' | 'problem'>): string {
  const shell = { csrf: 'c', format: brandFormat(brandFacts('arara')) };
  const view = (
    <QuickStakesPage
      texts={texts}
      errorSummary="Confira o formulário"
      stakes={[500, 1000, 2000, 5000].map((stake) => minorUnits(stake))}
      minStake={minorUnits(100)}
      maxStake={minorUnits(100_000)}
      {...answer}
    />
  );
  const Site = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      children: [{ index: true, Component: () => view }],
    },
  ]);
  return renderToString(<Site hydrationData={{ loaderData: { root: shell } }} />);
}

it('refused ready amounts are said over the form, each with the way to its field', () => {
  const markup = markupOf({
    refused: [
      { text: '1', problem: null },
      { text: '10', problem: null },
      { text: '5', problem: 'order' },
      { text: '50', problem: null },
    ],
  });
  expect(markup).toContain('role="alert"');
  const ways = [...markup.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ways).toEqual(['amount-3']);
  expect(markup).toContain('id="amount-3"');
});

it('a form that was too old says so, and a form that waited says nothing', () => {
  expect(markupOf({ problem: 'Abra a página de novo.' })).toContain('Abra a página de novo.');
  const waited = markupOf({ refused: [{ text: '7', problem: null }] });
  expect(waited).not.toContain('role="alert"');
});
