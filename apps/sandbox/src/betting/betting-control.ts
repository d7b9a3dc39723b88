import { z } from 'zod';
import type { Users } from '../accounts/users.ts';
import { positiveAmount } from '../amount.ts';
import { controlCall } from '../control/control-call.ts';
import { namedUser } from '../control/named-user.ts';
import type { ServerApp } from '../implement.ts';
import type { BetCorrections } from './bet-corrections.ts';
import type { CashOutTerms } from './cash-out/cash-out-terms.ts';
import type { Settlement } from './settlement.ts';
import type { StakeLimits } from './stake-limits/stake-limits.ts';

export interface BettingControlServices {
  readonly users: Users;
  readonly corrections: BetCorrections;
  readonly settlement: Settlement;
  readonly limits: StakeLimits;
  readonly terms: CashOutTerms;
}

const betNumber = z.string().min(1);
const email = z.string().min(1);
/** An amount in whole currency units; null for that of the country. */
const amount = z
  .number()
  .transform((decimal, context) => {
    const minor = positiveAmount(decimal);
    if (minor === null) context.addIssue('expected a positive amount of two decimals');
    return minor ?? z.NEVER;
  })
  .nullable()
  .default(null);

/** What a tester does to bets, limits and cash outs by hand. */
export function mountBettingControl(app: ServerApp, services: BettingControlServices): void {
  const { users, corrections, settlement, limits, terms } = services;

  controlCall(app, 'bets/cancel', z.object({ betNumber }), (order) =>
    corrections.cancel(order.betNumber),
  );
  controlCall(
    app,
    'bets/resettle',
    z.object({
      betNumber,
      legs: z
        .array(
          z.object({
            position: z.number().int().min(0),
            result: z.enum(['Win', 'Lost', 'Void']),
          }),
        )
        .min(1),
    }),
    (order) => corrections.resettle(order.betNumber, order.legs),
  );
  controlCall(app, 'bets/void-event', z.object({ eventId: z.string() }), ({ eventId }) =>
    settlement.voidEvent(eventId),
  );
  controlCall(
    app,
    'bets/block-cash-out',
    z.object({ betNumber, isBlocked: z.boolean().default(true) }),
    (order) => corrections.blockCashOut(order.betNumber, order.isBlocked),
  );
  controlCall(
    app,
    'limits/set',
    z.object({
      email,
      bet: z.union([z.literal(-1), amount]).default(null),
      accumulated: amount,
    }),
    (order) => {
      const { bet, accumulated } = order;
      limits.set(namedUser(users, order.email).id, { bet, accumulated });
    },
  );
  controlCall(
    app,
    'cash-out/commission',
    z.object({ email, percent: z.number().min(0).max(100) }),
    (order) =>
      terms.setCommission(namedUser(users, order.email).id, Math.round(order.percent * 100)),
  );
  controlCall(
    app,
    'cash-out/sport',
    z.object({ sportId: z.string(), isEnabled: z.boolean() }),
    ({ sportId, isEnabled }) => terms.setSport(sportId, isEnabled),
  );
}
