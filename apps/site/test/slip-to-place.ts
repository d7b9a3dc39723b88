import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { minorUnits } from '@vitrine/betting/base/money';
import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { changeBetSlip } from '../app/services/bet-slip/bet-slip-store.server.ts';
import { readBetSlip } from '../app/services/bet-slip/bet-slip.server.ts';
import { placement } from '../app/services/bet-slip/placement-kind.server.ts';
import { placeThisSlip, whatBecameOf } from '../app/services/bet-slip/placement.server.ts';
import type { Store } from '../app/services/base/store/store.ts';
import { moneyDesk } from '../app/services/money/money-desk.server.ts';
import { keyOf, recordOf } from '../app/services/money/money-record.ts';
import { openBrowser } from './browser.ts';
import {
  aMatch,
  limitRows,
  operatorOf,
  stakesAsked,
  statusOf,
  ticketAsked,
  tickets,
} from './betting.ts';
import { openTestSite } from './site.ts';

/** A bettor with two singles on the slip, each with its stake. */
export async function openSlip() {
  const events = [aMatch(1), aMatch(2)];
  const site = openTestSite('arara', { events });
  const browser = openBrowser(site);
  await browser.logIn();
  const operator = operatorOf(site);
  operator.status.reply((call) => statusOf(ticketAsked(call), 2));
  operator.lastIds.reply(() => ({ data: [] }));
  operator.limits.reply((call) => limitRows(stakesAsked(call)));
  operator.singles.reply(() => tickets(2));

  /** The bettor in a request of its own, whose store may be another instance's. */
  async function bettor(store: Store = site.store) {
    const { visitor, context } = await browser.visitor();
    if (!visitor.session) throw new Error('The session has ended');
    return {
      bettor: { ...visitor, session: visitor.session },
      context: { ...context, store },
    };
  }
  const opened = await bettor();
  const slip = await changeBetSlip(opened.bettor, opened.context, [
    ...[1, 2].map((n) => {
      const priced = site.catalogue.outcome(`o${n}`);
      if (!priced) throw new Error('No such outcome');
      const selection = { ...selectionOf(priced, priced.outcome.odds), stake: minorUnits(1000) };
      return { kind: 'selectionAdded', selection, isEventShown: true, at: site.now() } as const;
    }),
    { kind: 'ticketTypeChosen', ticketType: 'singles' },
  ]);
  const ref = { owner: 'u-1', id: slip.intentId };
  async function read(): Promise<BetSlip> {
    const now = await bettor();
    return readBetSlip(now.bettor, now.context);
  }
  async function place(intentId = slip.intentId) {
    const now = await bettor();
    const order = { intentId, stakes: [], shown: [], shownType: null, isReadable: true };
    return placeThisSlip(order, now.bettor, now.context);
  }
  async function look() {
    const now = await bettor();
    return whatBecameOf(slip.intentId, now.bettor, now.context);
  }
  /** Writes what a process left that died while it was sending. */
  async function crash(): Promise<void> {
    const record = recordOf(placement, {
      kind: 'movement',
      ...ref,
      content: slip,
      fingerprint: '',
      sender: 'a dead process',
      sentAt: site.now(),
      state: { kind: 'sending' },
    });
    await site.store.set(keyOf(placement, ref), record, { ttlMs: 60_000_000 });
  }
  const made = (...indexes: readonly number[]) =>
    operator.lastIds.reply(() => ({
      data: indexes.map((indexTicket) => ({
        ticketId: `t-${indexTicket}`,
        connectionId: slip.intentId,
        indexTicket,
        createdAt: '2026-03-14T19:00:00Z',
      })),
    }));
  const stored = () => moneyDesk(opened.context).read(placement, ref);
  return { site, operator, slip, ref, bettor, read, place, look, crash, made, stored };
}
