import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoneyField } from './money-field.tsx';

const markup = renderToStaticMarkup(
  <MoneyField
    name="amount"
    label="Valor"
    currencySymbol="R$"
    writing={{ decimalSeparator: ',', currency: 'BRL' }}
    error="O depósito mínimo é R$ 1,00."
    quickAmountsLabel="Valores rápidos"
    quickAmounts={[{ amount: '50,00', label: '50', href: '/deposit?amount=50,00' }]}
  />,
);

it('leads to the same page with the amount when no script runs', () => {
  expect(markup).toContain('href="/deposit?amount=50,00"');
});

it('adds no button, so that Enter submits by the button of the form', () => {
  expect(markup).not.toContain('<button');
});

it('asks for decimal keys and shows how the brand separates decimals', () => {
  expect(markup).toContain('inputMode="decimal"');
  expect(markup).toContain('placeholder="0,00"');
});

it('is described by its currency and its error', () => {
  const [, ids = ''] = /<input[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
  for (const id of ids.split(' ')) expect(markup).toContain(`id="${id}"`);
  expect(ids).toContain('amount-error');
  expect(markup).toContain('aria-invalid="true"');
});
