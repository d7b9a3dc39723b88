import { minorUnits } from '@vitrine/betting/base/money';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../../test/page-html.tsx';
import { MovementView, type ShownMovement } from './movement-view.tsx';

const brand = brandFacts('arara');
const DEPOSIT: ShownMovement = {
  transactionId: 't-1',
  type: 'deposit',
  amount: minorUnits(50_00),
  state: 'pending',
  method: 'pix',
  at: Date.parse('2026-11-24T12:00:00Z'),
};

function pageOf(movement: ShownMovement, mayDeposit: boolean): string {
  const Page = () => (
    <MovementView
      texts={textsOf(brand.locale, 'wallet')}
      isBrazilGroup
      path="/transactions/t-1"
      movement={movement}
      support={null}
    />
  );
  const shell = { user: { name: 'Ana', mayDeposit } };
  return pageHtml({ brand, address: '/transactions', data: null, shell, Page });
}

describe('the page of a deposit that is not paid yet', () => {
  it('WAL-11 leads to its charge', () => {
    const html = pageOf(DEPOSIT, true);
    expect(html).toContain('href="/deposit/t-1"');
    expect(html).toContain('mostra como pagar');
  });

  it('EXCL-05 asks a stopped bettor for no payment', () => {
    const html = pageOf(DEPOSIT, false);
    expect(html).not.toContain('/deposit');
    expect(html).not.toContain('mostra como pagar');
    expect(html).toContain('Não pague mais');
  });
});

describe('the page of what the operator pays', () => {
  const GIFT = { ...DEPOSIT, method: 'cashback' } as const;

  it('WAL-13 asks for no payment while it is on its way', () => {
    const html = pageOf(GIFT, true);
    expect(html).not.toContain('/deposit');
    expect(html).toContain('a caminho do seu saldo');
  });

  it('WAL-13 offers no deposit in its place where it failed', () => {
    const html = pageOf({ ...GIFT, state: 'rejected' }, true);
    expect(html).not.toContain('/deposit');
    expect(html).toContain('O valor não entrou no seu saldo.');
  });
});
