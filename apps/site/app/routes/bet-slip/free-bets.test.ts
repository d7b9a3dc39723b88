import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { userFreeBets, validateFreeBet } from '@vitrine/upstream/contract/bet-slip/free-bets';
import { expect, it, vi } from 'vitest';
import { openBetting, operatorOf } from '../../../test/betting.ts';
import { action } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const FREE_BET = {
  freeBetId: 'f1',
  stake: 12,
  expirationDate: '2027-01-01T00:00:00Z',
  status: 'Available' as const,
  betTypes: [1, 2, 3, 4, 5, 6],
  eventTypes: ['Prematch' as const, 'Live' as const],
  minimumOdds: 1,
  gainLimit: null,
};

async function openFreeBets() {
  const betting = openBetting(action);
  const { operator } = betting.site;
  const listed = operator.at(userFreeBets);
  listed.reply(() => ({ data: [FREE_BET] }));
  operator.at(validateFreeBet).reply(() => ({ data: { isValid: true } }) as never);
  await betting.browser.logIn();
  await betting.tap(1);
  return { ...betting, listed };
}

it('FREE-03 a free bet that nobody can look up is not said to be gone: nothing is sent, and it can be chosen again', async () => {
  const { listed, post, place, slip, site } = await openFreeBets();
  listed.reply(() => {
    throw new UpstreamTimeout('freeBets.ofUser', 1_000);
  });
  for (const answer of [
    await place({ 'freeBet:o1': 'f1' }),
    await post({ 'freeBet:o1': 'f1', do: 'update' }),
  ]) {
    expect(answer).toMatchObject({ status: 409, data: { obstacle: { kind: 'freeBetsUnread' } } });
  }
  expect(operatorOf(site).singles.calls()).toEqual([]);
  expect((await slip()).freeBetRefusals).toBeUndefined();

  listed.reply(() => ({ data: [FREE_BET] }));
  expect(await post({ 'freeBet:o1': 'f1', do: 'update' })).toMatchObject({ status: 302 });
  expect((await slip()).selections).toMatchObject([{ freeBet: { id: 'f1' }, stake: 1200 }]);
});

it('FREE-03 a free bet that is not listed any more is refused, and the balance pays', async () => {
  const { listed, post, slip } = await openFreeBets();
  listed.reply(() => ({ data: [] }));
  await post({ 'freeBet:o1': 'f1', do: 'update' });
  expect(await slip()).toMatchObject({
    selections: [{ stake: null }],
    freeBetRefusals: [{ freeBetId: 'f1', code: 'FREEBET_NOT_AVAILABLE' }],
  });
});
