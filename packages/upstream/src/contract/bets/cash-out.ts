import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { wireAmount } from '../wallet/wallet.ts';
import { instant } from '../../base/wire-fields.ts';

const betId = z.object({ id: z.string() });

/** A value offered for an open bet, good until it expires. */
export const cashOutOffer = z.object({
  /** Names the offer, and the cash out made of it. */
  cashoutId: z.string(),
  betNumber: z.string(),
  amount: wireAmount,
  expiresAt: instant,
});

/** Why an open bet has no value now. */
const NO_VALUE = [
  'CASHOUT_NOT_AVAILABLE',
  'CASHOUT_MARKET_CLOSED',
  'CASHOUT_BET_CLOSING',
  'CASHOUT_BET_ALREADY_CLOSED',
];

const ASSUMED = ['answer fields', 'codes of refusals'];

function calculate<Path extends string>(kind: string, path: Path) {
  return endpoint({
    name: `cashOut.calculate${kind}`,
    host: 'betting',
    method: 'GET',
    path,
    auth: 'bearer',
    params: betId,
    answer: z.object({ data: cashOutOffer }),
    refusals: { 400: NO_VALUE, 404: ['BET_WAS_NOT_FOUND'] },
    source: '3§7',
    assumed: ASSUMED,
  });
}

/** Cash out statuses; the numbers are those of tickets (assumed). */
const cashOutStatusNumber = z.literal([0, 2, 3]);

const cashOutState = z.object({
  cashoutId: z.string(),
  betNumber: z.string(),
  /** 0 pending, 2 accepted, 3 rejected. */
  status: cashOutStatusNumber,
  amount: wireAmount,
  rejectCode: z.number().int().nullish(),
});

function place(kind: string) {
  return endpoint({
    name: `cashOut.place${kind}`,
    host: 'betting',
    method: 'POST',
    path: `/api/Cashout/v2/Place/${kind}`,
    auth: 'bearer',
    body: z.object({
      cashoutId: z.string(),
      betNumber: z.string(),
      /** The value the bettor agreed to; another than the offer's is refused. */
      amount: wireAmount,
    }),
    answer: z.object({ data: cashOutState }),
    refusals: { 400: [...NO_VALUE, 'CASHOUT_VALUE_CHANGED'], 404: ['BET_WAS_NOT_FOUND'] },
    source: '3§7',
    assumed: [
      'body and answer fields',
      'codes of refusals; CASHOUT_VALUE_CHANGED carries a new offer as its context',
      'a repeat answers with the cash out of the first time',
    ],
  });
}

/**
 * The calls of each bet type: custom bets, and a parlay of them, are priced jointly and so have their
 * own. Source: 3§4; which type goes by which call is assumed.
 */
export const CASH_OUT_BET_TYPES = {
  single: [1],
  multiple: [2, 4, 5],
  customBet: [3, 6],
} as const;
export type CashOutKind = keyof typeof CASH_OUT_BET_TYPES;

/** The value of a bet by its kind. Source: 3§7. */
export const calculateCashOut = {
  single: calculate('Single', '/api/Cashout/v2/Calculate/Single/{id}'),
  multiple: calculate('Multiple', '/api/Cashout/v2/Calculate/Multiple/{id}'),
  customBet: calculate('CustomBet', 'api/Cashout/v2/Calculate/CustomBet/{id}'),
};

/** Takes an offer. Source: 3§7. */
export const placeCashOut = {
  single: place('Single'),
  multiple: place('Multiple'),
  customBet: place('CustomBet'),
};

/** What became of a cash out. Source: 3§7. */
export const cashOutStatus = endpoint({
  name: 'cashOut.status',
  host: 'betting',
  method: 'GET',
  path: '/api/Cashout/v2/CashoutStatus/{id}',
  auth: 'bearer',
  params: betId,
  answer: z.object({ data: cashOutState }),
  refusals: { 404: ['CASHOUT_WAS_NOT_FOUND'] },
  source: '3§7',
  assumed: ['`id` is that of the cash out', 'answer fields', 'the status numbers of tickets'],
});

/** What the operator keeps of a bettor's cash outs. Source: 3§7. */
export const cashOutCommission = endpoint({
  name: 'cashOut.userCommission',
  host: 'betting',
  method: 'GET',
  path: '/api/Cashout/v2/usercommission',
  auth: 'bearer',
  answer: z.object({ data: z.object({ commission: z.number().min(0).max(100) }) }),
  source: '3§7',
  assumed: ['answer: per cent of the value, in `data.commission`'],
});

/** The sports whose bets can be cashed out. Source: 3§7. */
export const cashOutSports = endpoint({
  name: 'cashOut.sports',
  host: 'betting',
  method: 'GET',
  path: '/api/Cashout/v2/sports',
  auth: 'bearer',
  answer: z.object({ data: z.array(z.object({ sportId: z.string(), isEnabled: z.boolean() })) }),
  source: '3§7',
  assumed: ['answer fields'],
});
