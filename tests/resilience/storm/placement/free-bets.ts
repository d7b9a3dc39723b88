import type { Operator } from '../operator.ts';
import type { Wish } from './wish.ts';

interface Owner {
  readonly email: string;
  readonly token: string;
}

interface WireFreeBet {
  readonly freeBetId: string;
  readonly stake: number;
}

/** Gives the owner a free bet for each of the bets wished, of the bet's own stake, and has it pay. */
export async function paidFree(
  wishes: readonly Wish[],
  { email, token }: Owner,
  operator: Operator,
): Promise<readonly Wish[]> {
  for (const { stake } of wishes.flatMap(({ bets }) => bets)) {
    await operator.order('promotions/free-bet', { email, stake: stake / 100 });
  }
  const path = '/betting/api/FreeBets/v1/GetUserFreeBets';
  const { json } = await operator.call('GET', path, { token });
  const { data } = json as { data: readonly WireFreeBet[] };
  const ids = new Map(data.map(({ freeBetId, stake }) => [Math.round(stake * 100), freeBetId]));
  return wishes.map(({ bets }) => ({
    bets: bets.map((bet) => {
      const freeBetId = ids.get(bet.stake);
      if (freeBetId === undefined) throw new Error(`${email} has no free bet of ${bet.stake}`);
      return { ...bet, freeBetId };
    }),
  }));
}
