// @vitest-environment happy-dom
import { useLoaderData } from '@remix-run/react';
import { minorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { betFromWire } from '@vitrine/upstream/bets/bet-from-wire';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { BRAZILIAN_FORMAT } from '../../../test/brazilian-format.ts';
import { openInDocument } from '../../../test/page-in-document.tsx';
import { wireBet } from '../../../test/wire-bet.ts';
import { BET_UPDATES_FOLLOWED } from '../../shapes/bets/bet-updates.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';
import { CashOutPage, type CashOutPageProps } from './cash-out-page.tsx';

const TEXTS = textsOf('pt-BR', 'bet-history');
const WHOLE = betFromWire(wireBet('7'));
const BET = { ...WHOLE, type: 'multiple' as const, legs: WHOLE.legs.slice(0, 1) };

function asked(value: number): ShownCashOut['cashOut'] {
  const offer = { id: `o-${value}`, value: minorUnits(value), expiresAt: 0 };
  return { state: 'confirm', offer, changedFrom: null };
}

/** The page of a cash out, whose value moves with each reading; `say` is the stream of the bettor's bets. */
async function openPage(first: ShownCashOut['cashOut']) {
  const site = { cashOut: first };
  const read = () => ({ shown: { cashOut: site.cashOut, attempts: 0, problem: null } });
  const stream = new EventTarget();
  class Stream {
    addEventListener = stream.addEventListener.bind(stream);
    close = () => undefined;
  }
  vi.stubGlobal('EventSource', Stream);
  function Page() {
    const { shown } = useLoaderData<{ shown: ShownCashOut }>() as { shown: ShownCashOut };
    const question: CashOutPageProps['question'] = { bet: BET, shown, commission: null };
    return <CashOutPage texts={TEXTS} betNumber="7" now={0} question={question} />;
  }
  const place = await openInDocument({
    address: '/cash-out',
    routes: [{ id: 'page', path: '/cash-out', Component: Page, loader: read }],
    shell: { format: BRAZILIAN_FORMAT, csrf: 'c' },
    data: read(),
  });
  const state = () => place.querySelector('[data-cash-out]')?.getAttribute('data-cash-out');
  await act(() => vi.waitFor(() => expect(state()).toBe(first.state)));
  return {
    site,
    state,
    confirms: () => place.querySelector('button[value="confirm"]')?.textContent,
    say: (event: Event) =>
      act(async () => {
        stream.dispatchEvent(event);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
  };
}

const followed = () => new Event(BET_UPDATES_FOLLOWED);
const changed = (status: string) =>
  new MessageEvent('message', { data: JSON.stringify({ betNumber: '7', status }) });

it('CASH-03 no other value gets under the finger that confirms, whatever the stream of the bets brings', async () => {
  const { site, say, confirms, state } = await openPage(asked(820));
  expect(confirms()).toMatch(/8,20/);
  site.cashOut = asked(640);
  await say(followed());
  await say(changed('open'));
  expect(confirms()).toMatch(/8,20/);
  site.cashOut = { state: 'alreadyClosed' };
  await say(changed('won'));
  expect(state()).toBe('alreadyClosed');
});

it('CASH-01 a cash out without a question is read anew when the stream is there', async () => {
  const { site, say, state } = await openPage({ state: 'closingBet' });
  site.cashOut = { state: 'alreadyClosed' };
  await say(followed());
  expect(state()).toBe('alreadyClosed');
});
