import { beforeEach, describe, expect, it } from 'vitest';
import { openTestBettor, selectionOf, single, type TestBettor } from '../test/bettor.ts';
import { DEMO } from '../accounts/demo-users.ts';

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

interface Books {
  readonly balance: number;
  readonly movements: readonly {
    readonly key: string;
    readonly kind: string;
    readonly entries: readonly { readonly account: string; readonly amount: number }[];
  }[];
  readonly tickets: readonly { readonly id: string; readonly connectionId: string }[];
  readonly charges: readonly { readonly id: string; readonly status: number }[];
}

async function books(username: string): Promise<Books> {
  return (await bettor.call('GET', `/sandbox/books/${username}`)).json as Books;
}

describe('moved odds', () => {
  it('change the price of one outcome, refuse the old one, and come back', async () => {
    const match = await bettor.nextMatch();
    const selection = selectionOf(match);
    const { outcomeValueDecimal: odds } = selection;
    const move = (factor: number) =>
      bettor.order('world/odds', { outcomeId: match.markets[0]?.outcomes[0]?.id, factor });
    await move(0.8);
    const after = await bettor.nextMatch();
    const fallen = selectionOf(after).outcomeValueDecimal;
    expect(fallen).toBeLessThan(odds);
    expect(after.markets[0]?.outcomes[1]).toEqual(match.markets[0]?.outcomes[1]);

    const { invalidTickets } = await bettor.placeSingles('a', single(selection, 1));
    expect(invalidTickets[0]).toMatchObject({
      error: 'ODDS_DIFFERENCE_TOO_HIGH',
      context: { suggestedOdds: fallen },
    });
    await move(1);
    expect(await bettor.nextMatch()).toEqual(match);
  });

  it('are refused when the factor is none', async () => {
    const body = { outcomeId: 'x', factor: 0 };
    expect((await bettor.call('POST', '/sandbox/world/odds', body)).status).toBe(400);
  });
});

describe('closed sessions', () => {
  it('refuse their access and refresh tokens', async () => {
    const { token, refreshToken } = await bettor.test.login();
    await bettor.order('sessions/close', {});
    const path = '/payments/api/Wallet/Total/Amount/ByAccountType';
    expect((await bettor.test.call('GET', path, { token })).status).toBe(401);
    const body = { token, refreshToken };
    expect((await bettor.call('POST', '/main/api/Session/RefreshToken/', body)).status).toBe(401);
    await bettor.login();
    expect(await bettor.balance()).toBe(500);
  });
});

describe('the books of a bettor', () => {
  it('name charges, tickets and every movement whole', async () => {
    await bettor.call('POST', '/payments/api/pix/beginDeposit', { amount: 20, providerId: 1 });
    const [charge] = (await books(DEMO.username)).charges;
    await bettor.call('POST', `/bank/pix/${charge?.id}/pay`);
    await bettor.placeSingles('connection', single(selectionOf(await bettor.nextMatch()), 5));

    const { balance, movements, tickets, charges } = await books(DEMO.username);
    expect(balance).toBe(51_500);
    expect(charges).toEqual([{ id: charge?.id, amount: 2000, status: 6 }]);
    expect(tickets).toMatchObject([{ connectionId: 'connection', stake: 500 }]);
    expect(movements.map(({ kind }) => kind).sort()).toEqual(['deposit', 'opening', 'stake']);
    expect(movements.find(({ kind }) => kind === 'stake')).toMatchObject({
      key: `stake:${tickets[0]?.id}`,
      entries: [{ amount: -500 }, { account: 'house:stakes', amount: 500 }],
    });
  });

  it('are not found for nobody', async () => {
    expect((await bettor.call('GET', '/sandbox/books/ninguem@vitrine.example')).status).toBe(404);
  });
});
