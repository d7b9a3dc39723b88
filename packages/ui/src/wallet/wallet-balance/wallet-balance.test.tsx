import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WalletBalance, type WalletBalanceProps } from './wallet-balance.tsx';

function markupOf(look: Partial<WalletBalanceProps>, hidden = false): string {
  return renderToStaticMarkup(
    <WalletBalance
      total={{ label: 'Saldo total', text: 'R$ 1.259,56' }}
      parts={[
        { label: 'Saldo real', text: 'R$ 1.234,56' },
        { label: 'Saldo de bônus', text: 'R$ 25,00' },
      ]}
      visibility={{
        hidden,
        hiddenText: 'Saldo oculto',
        name: 'balance',
        value: hidden ? 'show' : 'hide',
        label: hidden ? 'Mostrar saldo' : 'Ocultar saldo',
      }}
      {...look}
    />,
  );
}

describe('WalletBalance', () => {
  it('has no amount in the HTML of a hidden balance', () => {
    expect(markupOf({})).toContain('1.259,56');
    const hidden = markupOf({}, true);
    expect(hidden).not.toMatch(/\d,\d\d/);
    expect(hidden).toContain('Saldo oculto');
  });

  it('is hidden and shown by a submit button, so that it needs no script', () => {
    expect(markupOf({}, true)).toMatch(/<button type="submit" name="balance" value="show"/);
  });

  it('has no button where nothing can be hidden', () => {
    const shown = markupOf({ visibility: undefined });
    expect(shown).toContain('1.259,56');
    expect(shown).not.toContain('<button');
  });

  it('shows no old amount while the balance is loading or unknown', () => {
    expect(markupOf({ loading: 'Carregando seu saldo' })).not.toContain('1.259,56');
    const unknown = markupOf({ unknown: 'Seu dinheiro está seguro.' });
    expect(unknown).not.toContain('1.259,56');
    expect(unknown).toContain('Seu dinheiro está seguro.');
  });
});
