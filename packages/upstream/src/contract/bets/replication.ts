import { z } from 'zod';
import { wireMarketStatus } from '../sportsbook/catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { instant, maybe, offUnlessTold } from '../../base/wire-fields.ts';

/** An outcome of a ticket as it stands now, by the fields of a slip item. Source: 3§3. */
export const replicatedSelection = z.object({
  matchId: z.string(),
  matchName: z.string(),
  /** Event status 0 to 11 (2§4). */
  matchStatus: z.number().int().min(0).max(11),
  scheduleTime: instant,
  sportId: z.string(),
  tournamentId: z.string(),
  tournamentName: z.string(),
  providerId: z.number().int(),
  producerId: z.number().int(),
  bookingStatus: z.enum(['Booked', 'NotBooked']),
  isEarlyPayoutApplied: offUnlessTold,
  marketId: z.string(),
  marketTypeId: z.string(),
  marketName: z.string(),
  marketStatus: wireMarketStatus,
  specifiers: z.string(),
  /** Unique over all events. */
  outcomeId: z.string(),
  /** The outcome's type. */
  outcomeOnlyId: z.string(),
  outcomeName: z.string(),
  outcomeActive: z.boolean(),
  /** Decimal odds now; null while the outcome is not offered. */
  outcomeOdds: maybe(z.number()),
  /** Decimal odds of the ticket that is replicated. */
  placedOdds: z.number(),
});

const replicationData = z.object({
  data: z.object({
    /** Bet number of the original, for the metadata of the new ticket. */
    betNumber: z.string(),
    betType: z.literal([1, 2, 3, 4, 5, 6]),
    /** A selection each, or several of one event that make a custom bet. */
    items: z.array(
      z.object({
        isCustom: z.boolean(),
        /** Decimal odds now, joint for a custom bet; null while it is not offered. */
        odds: maybe(z.number()),
        selections: z.array(replicatedSelection).min(1),
      }),
    ),
  }),
});

const id = z.object({ id: z.string() });
const ASSUMED = ['answer fields'];

/** The selections of a ticket of the bettor's own, as they stand now. Source: 3§7. */
export const ownReplicationData = endpoint({
  name: 'replication.own',
  host: 'betting',
  method: 'GET',
  path: '/api/TicketReplication/v1/GetReplicationData/{id}',
  auth: 'bearer',
  params: id,
  answer: replicationData,
  refusals: { 404: ['TICKET_WAS_NOT_FOUND'] },
  source: '3§7',
  assumed: [...ASSUMED, '`id` is the bet number'],
});

/** The selections of a ticket that somebody shared. Source: 3§7. */
export const sharedReplicationData = endpoint({
  name: 'replication.shared',
  host: 'betting',
  method: 'GET',
  path: '/api/TicketReplication/v1/GetSharedReplicationData/{id}',
  auth: 'none',
  params: id,
  answer: replicationData,
  refusals: { 404: ['TICKET_WAS_NOT_FOUND'] },
  source: '3§7',
  assumed: [...ASSUMED, '`id` is the code that sharing gave'],
});

/** Makes a ticket readable for whoever has its code. Source: 3§7. */
export const shareTicket = endpoint({
  name: 'replication.share',
  host: 'betting',
  method: 'POST',
  path: '/api/TicketReplication/v1/ShareTicket/{id}',
  auth: 'bearer',
  params: id,
  answer: z.object({ data: z.object({ sharedId: z.string() }) }),
  refusals: { 404: ['TICKET_WAS_NOT_FOUND'] },
  source: '3§7',
  assumed: ['answer: the code of the link', 'sharing again gives the same code'],
});
