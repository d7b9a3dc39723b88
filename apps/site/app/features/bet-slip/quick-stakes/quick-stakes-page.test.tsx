import { minorUnits } from '@vitrine/betting/base/money';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { expect, it } from 'vitest';
import { pageHtml } from '../../../../test/page-html.tsx';
import { QuickStakesPage, type QuickStakesPageProps } from './quick-stakes-page.tsx';

const brand = brandFacts('arara');

function markupOf(answer: Pick<QuickStakesPageProps, 'refused' | 'problem'>): string {
  const Page = () => (
    <QuickStakesPage
      texts={textsOf(brand.locale, 'bet-slip')}
      errorSummary="Confira o formulário"
      stakes={[500, 1000, 2000, 5000].map((stake) => minorUnits(stake))}
      minStake={minorUnits(100)}
      maxStake={minorUnits(100_000)}
      {...answer}
    />
  );
  return pageHtml({ brand, address: '/', data: null, shell: { csrf: 'c' }, Page });
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
