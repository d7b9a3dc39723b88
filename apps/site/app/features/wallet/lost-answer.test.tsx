import { createRemixStub } from '@remix-run/testing';
import { textsOf } from '@vitrine/messages/texts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PendingDepositView } from './pending-deposit-view.tsx';
import { WithdrawalRequestView } from './withdrawal-request-view.tsx';

const texts = textsOf('pt-BR', 'wallet');

afterEach(() => void vi.restoreAllMocks());

/** After how many seconds the page looks again without scripts. */
function secondsOf(page: ReactElement): string | undefined {
  // The router in memory complains of a server.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Site = createRemixStub([{ path: '/', Component: () => page }]);
  return /http-equiv="refresh" content="(\d+)"/i.exec(renderToString(<Site />))?.[1];
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
