import type { MinorUnits } from '@vitrine/betting/base/money';
import { localDay, type Country } from '../country.ts';
import { cashOf, moving, type Ledger, type MovementKind } from '../ledger/ledger.ts';
import { inTransaction, type Database } from '../storage/database.ts';

/** What a gift is listed as among the bettor's transactions. Source: 1§4. */
export type GiftKind = Extract<MovementKind, 'cashback' | 'prize' | 'bonus'>;

/** Pays what promotions give: from the house's account for them, and onto the list of transactions. */
export interface Gifts {
  /** Pays a gift once for each id; nothing for an amount of zero. */
  pay(gift: {
    readonly id: string;
    readonly userId: string;
    readonly kind: GiftKind;
    readonly amount: MinorUnits;
  }): void;
}

export interface GiftServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createGifts({ database, ledger, country, now }: GiftServices): Gifts {
  const insert = database.prepare(
    'INSERT INTO gift (id, user_id, kind, amount, created_at, local_day) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    pay({ id, userId, kind, amount }) {
      if (amount === 0) return;
      inTransaction(database, () => {
        const isNew = ledger.post({
          key: `gift:${id}`,
          kind,
          at: now(),
          entries: moving(amount, 'house:promotions', cashOf(userId)),
        });
        if (isNew) insert.run(id, userId, kind, amount, now(), localDay(now(), country));
      });
    },
  };
}
