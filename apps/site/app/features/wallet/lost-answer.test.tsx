import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../../test/page-html.tsx';
import { PendingDepositView } from './pending-deposit-view.tsx';
import { WithdrawalRequestView } from './withdrawals/withdrawal-request-view.tsx';

const brand = brandFacts('arara');
const texts = textsOf(brand.locale, 'wallet');

/** After how many seconds the page looks again without scripts. */
function secondsOf(page: ReactElement): string | undefined {
  const html = pageHtml({ brand, address: '/', data: null, Page: () => page });
  return /http-equiv="refresh" content="(\d+)"/i.exec(html)?.[1];
}

describe('a page whose movement waits for an answer', () => {
  it('WAL-14 asks for the last deposit every 5 s once its answer was lost', () => {
    const page = (isLost: boolean) => (
      <PendingDepositView texts={texts} amount="R$ 50,00" isLost={isLost} mayStartAnew={false} />
    );
    expect(secondsOf(page(false))).toBe('2');
    expect(secondsOf(page(true))).toBe('5');
  });

  it('WAL-14 asks for the last withdrawal every 5 s once its answer was lost', () => {
    const page = (state: 'sending' | 'lost') => (
      <WithdrawalRequestView
        texts={texts}
        amount="R$ 50,00"
        state={state}
        doneText=""
        reference={null}
        cancelPath={null}
      />
    );
    expect(secondsOf(page('sending'))).toBe('2');
    expect(secondsOf(page('lost'))).toBe('5');
  });
});
