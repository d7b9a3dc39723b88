import type {
  BetSlip,
  ChosenFreeBet,
  CustomPick,
  FreeBetRefused,
  OutcomeSeen,
  Replicated,
  ResultSeen,
  Selection,
  SingleResult,
} from '@vitrine/betting/bet-slip/bet-slip-types';
import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import { ODDS_CHANGE_CHOICES } from '@vitrine/betting/bet-slip/odds-change';
import {
  FREE_BET_CODES,
  REJECTION_EFFECTS,
  type RejectionCode,
} from '@vitrine/betting/bet-slip/placing/placement-error';
import { z } from 'zod';

/** A schema for each field of a type: a new field of the type without a schema is a compile error. */
type FieldsOf<Type> = { readonly [Key in keyof Required<Type>]: z.ZodType<Type[Key]> };

const odds = z.int().min(1000).transform(oddsFromThousandths);
const amount = z.int().nonnegative().transform(minorUnits);
const rejectionCodes = Object.keys(REJECTION_EFFECTS) as [RejectionCode, ...RejectionCode[]];

const outcomeSeen = z.object({
  odds,
  outcomeName: z.string(),
} satisfies FieldsOf<OutcomeSeen>);

const singleResult = z.object({
  status: z.enum(['pending', 'accepted', 'rejected', 'canceled', 'notConfirmed']),
  ticketId: z.string().nullable(),
  // An older release may have used another code: the code is lost, the slip is kept.
  code: z.enum(rejectionCodes).nullable().catch('REJECTED'),
  allowedStake: amount.optional(),
} satisfies FieldsOf<SingleResult>);

const freeBet = z.object({
  id: z.string(),
  stake: amount,
  checkedFor: z.string().optional(),
} satisfies FieldsOf<ChosenFreeBet>);

const freeBetRefused = z.object({
  target: z.union([z.literal('multiple'), z.object({ outcomeId: z.string() })]),
  freeBetId: z.string(),
  code: z.enum(FREE_BET_CODES),
} satisfies FieldsOf<FreeBetRefused>);

const replicated = z.object({
  ticketId: z.string(),
  type: z.enum(['shared', 'replicated']),
} satisfies FieldsOf<Replicated>);

const marketStatus = z.enum(['active', 'suspended', 'inactive', 'closed']);

const pickFacts = {
  marketId: z.string(),
  marketTypeId: z.string(),
  marketName: z.string(),
  marketStatus,
  specifiers: z.string(),
  outcomeId: z.string(),
  outcomeTypeId: z.string(),
  outcomeActive: z.boolean(),
};

/** A part as releases wrote it that knew of one price alone: that of the tap. */
const pickOfTap = z
  .object({ ...pickFacts, outcomeName: z.string(), odds })
  .transform(({ outcomeName, odds, ...facts }): CustomPick => {
    const seen = { odds, outcomeName };
    return { ...facts, placed: seen, latest: seen };
  });

const customPick = z
  .object({
    ...pickFacts,
    placed: outcomeSeen,
    latest: outcomeSeen,
  } satisfies FieldsOf<CustomPick>)
  .or(pickOfTap);

const selection = z.object({
  eventId: z.string(),
  eventName: z.string(),
  eventStatus: z.enum(['notStarted', 'live', 'closed']),
  hasBegun: z.boolean().optional(),
  scheduledAt: z.number(),
  provider: z.enum(['one', 'two']),
  sportId: z.string(),
  tournamentId: z.string(),
  tournamentName: z.string(),
  producerId: z.number(),
  marketId: z.string(),
  marketTypeId: z.string(),
  marketName: z.string(),
  marketStatus,
  specifiers: z.string(),
  outcomeId: z.string(),
  outcomeTypeId: z.string(),
  outcomeActive: z.boolean(),
  placed: outcomeSeen,
  latest: outcomeSeen,
  bookingStatus: z.enum(['booked', 'notBooked']),
  isEarlyPayoutApplied: z.boolean(),
  isCustom: z.boolean().optional(),
  picks: z.array(customPick).optional(),
  removeAt: z.number().nullable().optional(),
  displayTournamentAndSport: z.boolean().optional(),
  sportName: z.string().optional(),
  stake: amount.nullable(),
  freeBet: freeBet.optional(),
  // Lost, it costs the operator a statistic and the bettor nothing.
  replicate: replicated.optional().catch(undefined),
  result: singleResult.nullable(),
} satisfies FieldsOf<Selection>);

const resultSeen = z.object({ at: z.number(), page: z.string() } satisfies FieldsOf<ResultSeen>);

const warning = z.object({
  code: z.enum([
    'tooManySelections',
    'outcomeNotActive',
    'eventNotShown',
    'someLeftOut',
    'someEnded',
    'betUnderWay',
  ]),
  shownAt: z.number(),
} satisfies FieldsOf<NonNullable<BetSlip['warning']>>);

/** The stored form of a slip, alone or with a placement; an older release may have written it. */
export const betSlipRecord = z.object({
  step: z.enum(['initial', 'settingBet', 'waiting', 'result', 'disconnected']),
  ticketType: z.enum(['singles', 'multiple']),
  selections: z.array(selection),
  stakeMultiple: amount.nullable(),
  freeBetMultiple: freeBet.optional(),
  freeBetRefusals: z.array(freeBetRefused).optional().catch(undefined),
  isExpanded: z.boolean(),
  resultStatus: z.enum(['error', 'none', 'mixed', 'success']),
  ticketIdMultiple: z.string().nullable(),
  oddsChange: z.enum(ODDS_CHANGE_CHOICES).catch('better'),
  intentId: z.string(),
  // The slip is complete without these.
  warning: warning.nullable().catch(null),
  offered: selection.nullable().catch(null),
  resultSeen: resultSeen.nullable().catch(null),
  lastIntentId: z.string().nullable().catch(null),
} satisfies FieldsOf<BetSlip>);

/**
 * The slip of a stored value, written by this release or by an older one whose slips had fewer
 * fields. Null for any other value.
 */
export function parseStoredBetSlip(stored: unknown): BetSlip | null {
  const { success, data } = betSlipRecord.safeParse(stored);
  return success ? data : null;
}
