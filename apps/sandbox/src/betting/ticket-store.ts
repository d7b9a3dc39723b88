import type { MinorUnits } from '@vitrine/betting/money';
import type { Odds } from '@vitrine/betting/odds';
import { TICKET_STATUS } from '@vitrine/betting/ticket';
import type { Database } from '../storage/database.ts';

/** Bet types 1 to 6. Source: 3§4. */
export const BET_TYPE = {
  single: 1,
  multiple: 2,
  custom: 3,
  parlay: 4,
  multipleManyProviders: 5,
  customParlay: 6,
} as const;
export type BetType = (typeof BET_TYPE)[keyof typeof BET_TYPE];

/** Bet statuses this platform gives. Source: 3§4. */
export const BET_STATUS = { pending: 0, open: 4, won: 6, lost: 7, voided: 9 } as const;
export type BetStatus = (typeof BET_STATUS)[keyof typeof BET_STATUS];

export type TicketStatus = (typeof TICKET_STATUS)[keyof typeof TICKET_STATUS];
export type LegResult = 'Pending' | 'Win' | 'Lost' | 'Void' | 'Canceled';

export interface Ticket {
  /** Nineteen digits, the number of the bet too. */
  readonly id: string;
  readonly userId: string;
  readonly connectionId: string;
  readonly indexTicket: number;
  readonly betType: BetType;
  readonly stake: MinorUnits;
  readonly status: TicketStatus;
  readonly rejectCode: number | null;
  readonly betStatus: BetStatus;
  readonly payout: MinorUnits;
  /** Epoch milliseconds, as all times here. */
  readonly createdAt: number;
  /** Day of its making in the country, YYYY-MM-DD. */
  readonly localDay: string;
  /** When the wait for acceptance is over. */
  readonly decideAt: number;
  readonly decidedAt: number | null;
}

/** One outcome of a ticket. Legs of one unit win together at the unit's odds. */
export interface Leg {
  readonly ticketId: string;
  readonly position: number;
  readonly unit: number;
  readonly eventId: string;
  readonly marketId: string;
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly marketName: string;
  readonly outcomeId: string;
  readonly outcomeTypeId: string;
  readonly outcomeName: string;
  readonly scheduledAt: number;
  readonly odds: Odds;
  readonly unitOdds: Odds;
  readonly result: LegResult;
}

export interface HistoryFilter {
  readonly userId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly betStatuses: readonly BetStatus[];
}

/** Tickets and their legs, as rows. */
export interface TicketStore {
  insert(ticket: Ticket, legs: readonly Leg[]): void;
  byId(id: string): Ticket | undefined;
  legsOf(ticketId: string): readonly Leg[];
  latestOf(userId: string, count: number): readonly Ticket[];
  /** Tickets whose wait is over and that nobody has decided. */
  due(now: number): readonly Ticket[];
  decide(id: string, status: TicketStatus, rejectCode: number | null, at: number): void;
  /** Events that legs of accepted tickets still wait for. */
  awaitedEvents(): readonly string[];
  /** Pending legs of accepted tickets on an event. */
  pendingLegsOn(eventId: string): readonly Leg[];
  setResult(leg: Leg, result: LegResult): void;
  close(id: string, betStatus: BetStatus, payout: MinorUnits, at: number): void;
  /** A page of accepted tickets, the newest first, and how many there are in all. */
  history(
    filter: HistoryFilter,
    page: { readonly size: number; readonly number: number },
  ): { readonly tickets: readonly Ticket[]; readonly total: number };
  /** The answer given to a placement, kept as its JSON. */
  placementAnswer(userId: string, connectionId: string): string | undefined;
  keepPlacementAnswer(userId: string, connectionId: string, answer: string): void;
}

const TICKET_COLUMNS = `id, user_id AS userId, connection_id AS connectionId,
  index_ticket AS indexTicket, bet_type AS betType, stake, status, reject_code AS rejectCode,
  bet_status AS betStatus, payout, created_at AS createdAt, local_day AS localDay,
  decide_at AS decideAt, decided_at AS decidedAt`;

const LEG_COLUMNS = `ticket_id AS ticketId, position, unit, event_id AS eventId,
  market_id AS marketId, market_type_id AS marketTypeId, specifiers, market_name AS marketName,
  outcome_id AS outcomeId, outcome_type_id AS outcomeTypeId, outcome_name AS outcomeName,
  scheduled_at AS scheduledAt, odds, unit_odds AS unitOdds, result`;

export function createTicketStore(database: Database): TicketStore {
  const insertTicket = database.prepare(
    `INSERT INTO ticket (id, user_id, connection_id, index_ticket, bet_type, stake, status,
       bet_status, created_at, local_day, decide_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertLeg = database.prepare(
    `INSERT INTO leg (ticket_id, position, unit, event_id, market_id, market_type_id, specifiers,
       market_name, outcome_id, outcome_type_id, outcome_name, scheduled_at, odds, unit_odds, result)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectTicket = database.prepare(`SELECT ${TICKET_COLUMNS} FROM ticket WHERE id = ?`);
  const selectLegs = database.prepare(
    `SELECT ${LEG_COLUMNS} FROM leg WHERE ticket_id = ? ORDER BY position`,
  );
  const selectLatest = database.prepare(
    `SELECT ${TICKET_COLUMNS} FROM ticket WHERE user_id = ?
     ORDER BY created_at DESC, index_ticket DESC LIMIT ?`,
  );
  const selectDue = database.prepare(
    `SELECT ${TICKET_COLUMNS} FROM ticket WHERE status = 0 AND decide_at <= ? ORDER BY decide_at`,
  );
  const updateDecision = database.prepare(
    'UPDATE ticket SET status = ?, reject_code = ?, bet_status = ?, decided_at = ? WHERE id = ?',
  );
  const cancelLegs = database.prepare("UPDATE leg SET result = 'Canceled' WHERE ticket_id = ?");
  const selectAwaited = database.prepare(
    `SELECT DISTINCT event_id AS eventId FROM leg JOIN ticket ON ticket.id = ticket_id
     WHERE result = 'Pending' AND status = 2`,
  );
  const selectPendingOn = database.prepare(
    `SELECT ${LEG_COLUMNS} FROM leg WHERE result = 'Pending' AND event_id = ?
     AND (SELECT status FROM ticket WHERE ticket.id = ticket_id) = 2`,
  );
  const updateResult = database.prepare(
    'UPDATE leg SET result = ? WHERE ticket_id = ? AND position = ?',
  );
  const updateClosed = database.prepare(
    'UPDATE ticket SET bet_status = ?, payout = ?, settled_at = ? WHERE id = ?',
  );
  const accepted = `user_id = ? AND status = 2 AND local_day BETWEEN ? AND ?
    AND bet_status IN (SELECT value FROM json_each(?))`;
  const selectHistory = database.prepare(
    `SELECT ${TICKET_COLUMNS} FROM ticket WHERE ${accepted}
     ORDER BY created_at DESC, index_ticket DESC LIMIT ? OFFSET ?`,
  );
  const countHistory = database.prepare(`SELECT COUNT(*) AS total FROM ticket WHERE ${accepted}`);
  const selectPlacement = database.prepare(
    'SELECT answer FROM placement WHERE user_id = ? AND connection_id = ?',
  );
  const insertPlacement = database.prepare(
    'INSERT INTO placement (user_id, connection_id, answer) VALUES (?, ?, ?)',
  );

  return {
    insert(ticket, legs) {
      insertTicket.run(
        ticket.id,
        ticket.userId,
        ticket.connectionId,
        ticket.indexTicket,
        ticket.betType,
        ticket.stake,
        ticket.status,
        ticket.betStatus,
        ticket.createdAt,
        ticket.localDay,
        ticket.decideAt,
      );
      for (const leg of legs) {
        insertLeg.run(
          leg.ticketId,
          leg.position,
          leg.unit,
          leg.eventId,
          leg.marketId,
          leg.marketTypeId,
          leg.specifiers,
          leg.marketName,
          leg.outcomeId,
          leg.outcomeTypeId,
          leg.outcomeName,
          leg.scheduledAt,
          leg.odds,
          leg.unitOdds,
          leg.result,
        );
      }
    },
    byId: (id) => selectTicket.get(id) as Ticket | undefined,
    legsOf: (ticketId) => rows<Leg>(selectLegs.all(ticketId)),
    latestOf: (userId, count) => rows<Ticket>(selectLatest.all(userId, count)),
    due: (now) => rows<Ticket>(selectDue.all(now)),
    decide(id, status, rejectCode, at) {
      const isAccepted = status === TICKET_STATUS.accepted;
      updateDecision.run(
        status,
        rejectCode,
        isAccepted ? BET_STATUS.open : BET_STATUS.pending,
        at,
        id,
      );
      if (!isAccepted) cancelLegs.run(id);
    },
    awaitedEvents: () =>
      rows<{ eventId: string }>(selectAwaited.all()).map(({ eventId }) => eventId),
    pendingLegsOn: (eventId) => rows<Leg>(selectPendingOn.all(eventId)),
    setResult: ({ ticketId, position }, result) =>
      void updateResult.run(result, ticketId, position),
    close: (id, betStatus, payout, at) => void updateClosed.run(betStatus, payout, at, id),
    history({ userId, fromDay, toDay, betStatuses }, { size, number }) {
      const filter = [userId, fromDay, toDay, JSON.stringify(betStatuses)] as const;
      const { total } = countHistory.get(...filter) as { total: number };
      return {
        tickets: rows<Ticket>(selectHistory.all(...filter, size, (number - 1) * size)),
        total,
      };
    },
    placementAnswer: (userId, connectionId) =>
      (selectPlacement.get(userId, connectionId) as { answer: string } | undefined)?.answer,
    keepPlacementAnswer: (userId, connectionId, answer) =>
      void insertPlacement.run(userId, connectionId, answer),
  };
}

function rows<Row>(found: readonly unknown[]): readonly Row[] {
  return found as readonly Row[];
}
