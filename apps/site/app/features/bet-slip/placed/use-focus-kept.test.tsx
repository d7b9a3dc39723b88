// @vitest-environment happy-dom
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { minorUnits } from '@vitrine/betting/base/money';
import { aSelection, KICK_OFF } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BRAZILIAN_FORMAT } from '../../../../test/brazilian-format.ts';
import { openInDocument } from '../../../../test/page-in-document.tsx';
import { paths } from '../../../paths.ts';
import BetSlipView from '../bet-slip-view.tsx';
import { BUTTON_FIELD, buttonValue } from '../bet-slip-form.ts';

vi.mock('../../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const SELECTIONS = [aSelection(0), aSelection(1), aSelection(2)] as const;
const DATA = {
  slip: { ...emptyBetSlip('i1'), step: 'settingBet' as const, selections: SELECTIONS },
  rules: {
    minStake: minorUnits(50),
    maxStake: minorUnits(100_000),
    minSelectionsMultiple: 2,
    balance: minorUnits(10_000),
  },
  isLoggedIn: false,
  freeBets: [],
  kept: [],
  quickStakes: [],
  stakeKeypad: false,
  minDeposit: minorUnits(1_000),
  maxDeposit: minorUnits(5_000_000),
  texts: textsOf('pt-BR', 'bet-slip'),
  now: KICK_OFF,
};

let slip: HTMLElement;
beforeEach(async () => {
  /** The answer never comes: what is shown is the slip as it will be. */
  const action = () => new Promise<never>(() => undefined);
  const shell = { csrf: 'c', format: BRAZILIAN_FORMAT, texts: textsOf('pt-BR', 'shell') };
  slip = await openInDocument({
    address: paths.betSlip,
    routes: [{ path: paths.betSlip, Component: () => <BetSlipView data={DATA} />, action }],
    shell,
  });
});

function buttonOf(pressed: Parameters<typeof buttonValue>[0]) {
  const buttons = [...slip.querySelectorAll<HTMLButtonElement>(`button[name=${BUTTON_FIELD}]`)];
  const value = buttonValue(pressed);
  return buttons.find((button) => button.value === value) ?? expect.fail(value);
}

async function press(pressed: Parameters<typeof buttonValue>[0]) {
  const button = buttonOf(pressed);
  button.focus();
  await act(async () => button.click());
  await act(() => vi.waitFor(() => expect(button.isConnected).toBe(false)));
}

it('the focus of a slip that is cleared goes to the first link of the empty slip', async () => {
  await press({ kind: 'clear' });
  expect(slip.textContent).toContain(DATA.texts['empty.title']);
  expect(document.activeElement?.textContent).toBe(DATA.texts['empty.action']);
});

it('the focus of a selection that is removed goes to the button of the next', async () => {
  const [, second, third] = SELECTIONS;
  await press({ kind: 'remove', outcomeId: second.outcomeId });
  expect(document.activeElement).toBe(buttonOf({ kind: 'remove', outcomeId: third.outcomeId }));
});
