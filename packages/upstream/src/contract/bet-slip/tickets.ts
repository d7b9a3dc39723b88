import {
  BALANCE_CODE,
  PLACEMENT_ERROR_CODES,
} from '@vitrine/betting/bet-slip/placing/placement-error';
import { z } from 'zod';
import { BET_LIMIT_CODES, PLAY_REFUSALS } from '../account/account-refusals.ts';
import { endpoint } from '../../base/endpoint.ts';
import { FREE_BET_ERRORS } from './free-bets.ts';
import { limitMessage } from './limits.ts';
import { contextAmount, wireAmount } from '../wallet/wallet.ts';
import { instant, listOrNone, maybeInstant } from '../../base/wire-fields.ts';

export const wireSelection = z.object({
  /** Present where a ticket spans events (multiple, parlay); a single names its event outside. */
  eventId: z.string().optional(),
  producerId: z.number().int().optional(),
  sportId: z.string().optional(),
  /** The market's own id, unique over events. */
  marketId: z.string(),
  marketName: z.string(),
  specifiers: z.string(),
  /** The outcome's type id (`outcomeId` of the catalogue), not its id. */
  outcomeId: z.string(),
  outcomeName: z.string(),
  outcomeValueAmerican: z.number(),
  outcomeValueDecimal: z.number(),
});

const replicationMetadata = z
  .object({ isSharedBet: z.boolean(), isReplicatedBet: z.boolean(), originalBetNumber: z.string() })
  .optional();
const freeBet = z.object({ freeBetId: z.string(), isFreeBet: z.boolean() }).optional();
const betMetadata = z.object({ region: z.string(), city: z.string() }).optional();
/** Names the attempt: repeated placements with the same id are one ticket (assumed). */
const connectionId = z.string().min(1);
const oddsChangeType = z.number().int();

export const singleTicket = z.object({
  eventId: z.string(),
  stake: wireAmount,
  producerId: z.number().int(),
  sportId: z.string(),
  oddsChangeType,
  replicationMetadata,
  ticketBetSelection: wireSelection,
  freeBet,
});

export const multipleTicket = z.object({
  stake: wireAmount,
  counterBets: z.number().int(),
  oddsChangeType,
  providerId: z.number().int(),
  ticketBetSelection: z.array(wireSelection).min(1),
  replicationMetadata,
  freeBet,
});

export const customBetTicket = z.object({
  eventId: z.string(),
  producerId: z.number().int(),
  counterMarkets: z.number().int(),
  stake: wireAmount,
  calculationOdds: z.number(),
  sportId: z.string(),
  ticketBetSelection: z.array(wireSelection).min(2),
  replicationMetadata,
  freeBet,
});

/** What a placement answers: tickets taken, and refusals with their reason. Source: 3§3. */
export const placeAnswer = z.object({
  data: z.object({
    validTicket: listOrNone(z.object({ indexTicket: z.number().int(), ticketId: z.string() })),
    invalidTickets: listOrNone(
      z.object({
        indexTicket: z.number().int(),
        error: z.string(),
        context: z
          .object({
            selectionIndex: z.number().int().nullish(),
            suggestedOdds: z.number().nullish(),
            /** Stake still allowed, for limit refusals. */
            remainingStake: contextAmount,
            /** What is left of a limit that the bettor set. */
            remaining: contextAmount,
          })
          .nullish(),
      }),
    ),
  }),
});

/** Body of a refused placement (HTTP 400). Source: 3§8. */
export const placementRefusal = z.object({
  error: z.string(),
  context: z
    .object({
      indexTicket: z.number().int().nullish(),
      selectionIndex: z.number().int().nullish(),
      suggestedOdds: z.number().nullish(),
      remainingStake: contextAmount,
      remaining: contextAmount,
    })
    .nullish(),
});

const FEED_VERSION = { 'Feed-Version': '2' } as const;

/** Source: 3§8; the codes after the catalogue's are assumed. */
const PLACEMENT_REFUSALS = {
  400: [
    ...PLACEMENT_ERROR_CODES,
    ...limitMessage.options,
    ...FREE_BET_ERRORS,
    ...BET_LIMIT_CODES,
    BALANCE_CODE,
    'INVALID_STAKE',
    'INVALID_ODDS',
    'NOT_ENOUGH_SELECTIONS',
    'SAME_EVENT_IN_TICKET',
    'SELECTIONS_NOT_COMBINABLE',
    'SELECTIONS_NOT_COMPATIBLE',
  ],
  ...PLAY_REFUSALS,
};

const PLACEMENT_ASSUMED = [
  'a repeated connectionId answers with the ticket it made the first time',
  'codes of refusals beyond those of the catalogue',
];

/** v1 places with the first provider, v2 with the second. Source: 3§7. */
function placeBetEndpoints<V extends 'v1' | 'v2'>(version: V) {
  const placement = <Ticket extends z.ZodType>(kind: string, ticketRequest: Ticket) =>
    endpoint({
      name: `ticket.place${kind}.${version}`,
      host: 'betting',
      method: 'POST',
      path: `/api/Ticket/${version}/PlaceBet/${kind}`,
      auth: 'bearer',
      headers: FEED_VERSION,
      body: z.object({ connectionId, ticketRequest, betMetadata }),
      answer: placeAnswer,
      refusals: PLACEMENT_REFUSALS,
      source: '3§7',
      assumed: PLACEMENT_ASSUMED,
    });
  return {
    multiSingle: placement('MultiSingle', z.array(singleTicket).min(1)),
    multiple: placement('Multiple', multipleTicket),
    multipleManyProviders: placement('MultipleManyProviders', multipleTicket),
    parlay: placement('Parlay', multipleTicket),
    parlayCustomBets: placement(
      'ParlayCustomBets',
      z.object({
        stake: wireAmount,
        counterBets: z.number().int(),
        oddsChangeType,
        providerId: z.number().int(),
        customBets: z.array(customBetTicket.omit({ stake: true, freeBet: true })).min(2),
        replicationMetadata,
        freeBet,
      }),
    ),
    customBet: endpoint({
      name: `ticket.placeCustomBet.${version}`,
      host: 'betting',
      method: 'POST',
      path: `/api/Ticket/${version}/PlaceBet/CustomBet`,
      auth: 'bearer',
      headers: FEED_VERSION,
      body: z.object({ connectionId, ticketRequest: customBetTicket, betMetadata }),
      answer: z.object({ data: z.object({ ticketId: z.string() }), status: z.number().int() }),
      refusals: PLACEMENT_REFUSALS,
      source: '3§7',
      assumed: PLACEMENT_ASSUMED,
    }),
  };
}

export const placeBet = { v1: placeBetEndpoints('v1'), v2: placeBetEndpoints('v2') };

/** Where a ticket stands, by the operator's number. Source: 3§4. */
export const TICKET_STATUS = { pending: 0, accepted: 2, rejected: 3, canceled: 4 } as const;

/** Customer confidence: a ticket rejected so takes its selections off sale for this bettor. Source: 3§8. */
export const CUSTOMER_CONFIDENCE_REJECT_CODE = -703;

function ticketStatusEndpoint<V extends 'v1' | 'v2'>(version: V) {
  return endpoint({
    name: `ticket.status.${version}`,
    host: 'betting',
    method: 'GET',
    path: `/api/Ticket/${version}/TicketStatus/{id}`,
    auth: 'bearer',
    params: z.object({ id: z.string() }),
    answer: z.object({
      data: z.object({
        ticketId: z.string(),
        status: z.literal(Object.values(TICKET_STATUS)),
        acceptanceDate: maybeInstant,
        rejectCode: z.number().int().nullish(),
        selectionsFinalState: listOrNone(
          z.object({
            selectionIndex: z.number().int(),
            decimalOdds: z.number(),
            americanOdds: z.number(),
          }),
        ),
      }),
    }),
    refusals: { 404: ['TICKET_WAS_NOT_FOUND'] },
    source: '3§7',
    assumed: ['selectionsFinalState has one row for each custom bet, with the odds of the whole'],
  });
}

export const ticketStatus = { v1: ticketStatusEndpoint('v1'), v2: ticketStatusEndpoint('v2') };

/** Recovers the tickets of an attempt whose answer was lost. Source: 3§7. */
export const lastTicketIds = endpoint({
  name: 'ticket.lastIds',
  host: 'betting',
  method: 'GET',
  path: '/api/Ticket/v1/GetLastTicketIdByUser',
  auth: 'bearer',
  query: z.object({ numberOfTickets: z.number().int().min(1) }),
  answer: z.object({
    data: z.array(
      z.object({
        ticketId: z.string(),
        connectionId: z.string(),
        indexTicket: z.number().int(),
        createdAt: instant,
      }),
    ),
  }),
  source: '3§7',
  assumed: [
    'rows name the connectionId and index they were placed with, newest first',
    'a list shorter than numberOfTickets is all that the account has: a bet of an attempt that stands in no such list was not placed',
  ],
});
