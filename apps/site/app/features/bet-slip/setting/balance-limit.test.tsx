// @vitest-environment happy-dom
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { aSelection } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BalanceLimit } from './balance-limit.tsx';

vi.mock('./balance-limit-modal.tsx', () => ({ default: () => <dialog open /> }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const CODE = 'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD';
const UNJUDGED = [aSelection(1), aSelection(2)];
const REFUSED: Selection = {
  ...aSelection(1),
  result: { status: 'rejected', ticketId: null, code: CODE },
};
const TAKEN: Selection = {
  ...aSelection(2),
  result: { status: 'accepted', ticketId: 't2', code: null },
};
const SETTING: BetSlip = { ...emptyBetSlip('i1'), step: 'settingBet', selections: UNJUDGED };

/** The modal over a slip, and whether it is open with each next state of the slip. */
function openSlip() {
  const container = document.createElement('div');
  const root = createRoot(container);
  const texts = textsOf('pt-BR', 'bet-slip');
  return {
    async isOpenOver(slip: BetSlip, isSending = false) {
      const shown = <BalanceLimit slip={slip} texts={texts} isSending={isSending} />;
      await act(async () => root.render(shown));
      return container.querySelector('dialog') !== null;
    },
    close: () => act(async () => root.unmount()),
  };
}

it.each<[string, readonly BetSlip[], BetSlip]>([
  ['each bet of a slip was refused', [], { ...SETTING, selections: [REFUSED] }],
  [
    'a bet was refused beside one that was taken',
    [{ ...SETTING, step: 'waiting', selections: [REFUSED, aSelection(2)] }],
    { ...SETTING, step: 'result', resultStatus: 'mixed', selections: [REFUSED, TAKEN] },
  ],
])('PLACE-06 opens the max-balance modal when %s', async (_, between, end) => {
  const { isOpenOver, close } = openSlip();
  expect(await isOpenOver(SETTING)).toBe(false);
  expect(await isOpenOver(SETTING, true)).toBe(false);
  for (const slip of between) expect(await isOpenOver(slip)).toBe(false);
  expect(await isOpenOver(end)).toBe(true);
  expect(await isOpenOver(emptyBetSlip('i2'))).toBe(true);
  await close();
});

it('opens nothing over a refusal that the page came with', async () => {
  const { isOpenOver, close } = openSlip();
  expect(await isOpenOver({ ...SETTING, selections: [REFUSED] })).toBe(false);
  await close();
});
