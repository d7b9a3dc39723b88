import type { MinorUnits } from '@vitrine/betting/base/money';
import { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import type { Database } from '../storage/database.ts';
import {
  BET_STATUS,
  type BetMetadata,
  type BetStatus,
  type Leg,
  type LegResult,
  type ReplicationMetadata,
  type SettlementType,
  type Ticket,
  type TicketStatus,
} from './ticket.ts';

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
  /** Events on which pending legs of accepted tickets may be paid early. */
  eventsPaidEarly(): readonly string[];
  /** Pending legs of accepted tickets on an event. */
  pendingLegsOn(eventId: string): readonly Leg[];
  /** How many legs of tickets that were not refused stand on each outcome, since a time. */
  legsByOutcome(since: number): ReadonlyMap<string, number>;
  setResult(leg: Leg, result: LegResult, settledAs: SettlementType): void;
  /** Calls off a ticket that waits or a bet that runs, with all its legs; `refund` is what comes back. */
  cancel(ticket: Ticket, refund: MinorUnits, at: number): void;
  blockCashOut(id: string, isBlocked: boolean): void;
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
  index_ticket AS indexTicket, bet_type AS betType, stake, free_bet_id AS freeBetId,
  is_cash_out_blocked AS isCashOutBlocked, replication, bet_metadata AS betMetadata, status,
  reject_code AS rejectCode, bet_status AS betStatus, payout, created_at AS createdAt, local_day AS localDay,
  decide_at AS decideAt, decided_at AS decidedAt`;

const LEG_COLUMNS = `ticket_id AS ticketId, position, unit, event_id AS eventId,
  market_id AS marketId, market_type_id AS marketTypeId, specifiers, market_name AS marketName,
  outcome_id AS outcomeId, outcome_type_id AS outcomeTypeId, outcome_name AS outcomeName,
  scheduled_at AS scheduledAt, odds, unit_odds AS unitOdds, is_early_payout AS isEarlyPayout,
  result, settled_as AS settledAs`;

export function createTicketStore(database: Database): TicketStore {
  const insertTicket = database.prepare(
    `INSERT INTO ticket (id, user_id, connection_id, index_ticket, bet_type, stake, free_bet_id,
       is_cash_out_blocked, replication, bet_metadata, status, bet_status, created_at, local_day,
       decide_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertLeg = database.prepare(
    `INSERT INTO leg (ticket_id, position, unit, event_id, market_id, market_type_id, specifiers,
       market_name, outcome_id, outcome_type_id, outcome_name, scheduled_at, odds, unit_odds,
       is_early_payout, result)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
  const selectPaidEarly = database.prepare(
    `SELECT DISTINCT event_id AS eventId FROM leg JOIN ticket ON ticket.id = ticket_id
     WHERE result = 'Pending' AND is_early_payout = 1 AND status = 2`,
  );
  const selectPendingOn = database.prepare(
    `SELECT ${LEG_COLUMNS} FROM leg WHERE result = 'Pending' AND event_id = ?
     AND (SELECT status FROM ticket WHERE ticket.id = ticket_id) = 2`,
  );
  const countByOutcome = database.prepare(
    `SELECT outcome_id AS outcomeId, COUNT(*) AS total FROM leg JOIN ticket ON ticket.id = ticket_id
     WHERE created_at >= ? AND status <> 3 GROUP BY outcome_id`,
  );
  const updateResult = database.prepare(
    'UPDATE leg SET result = ?, settled_as = ? WHERE ticket_id = ? AND position = ?',
  );
  const updateBlocked = database.prepare('UPDATE ticket SET is_cash_out_blocked = ? WHERE id = ?');
  const updateClosed = database.prepare(
    'UPDATE ticket SET bet_status = ?, payout = ?, settled_at = ? WHERE id = ?',
  );
  const accepted = `user_id = ? AND status <> 3 AND local_day BETWEEN ? AND ?
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
        ticket.freeBetId,
        Number(ticket.isCashOutBlocked),
        ticket.replication && JSON.stringify(ticket.replication),
        ticket.betMetadata && JSON.stringify(ticket.betMetadata),
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
          Number(leg.isEarlyPayout),
          leg.result,
        );
      }
    },
    byId: (id) => selectTicket.all(id).map(ticketOf)[0],
    legsOf: (ticketId) => selectLegs.all(ticketId).map(legOf),
    latestOf: (userId, count) => selectLatest.all(userId, count).map(ticketOf),
    due: (now) => selectDue.all(now).map(ticketOf),
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
    awaitedEvents: () => selectAwaited.all().map(({ eventId }) => String(eventId)),
    eventsPaidEarly: () => selectPaidEarly.all().map(({ eventId }) => String(eventId)),
    legsByOutcome: (since) =>
      new Map(
        countByOutcome
          .all(since)
          .map(({ outcomeId, total }) => [String(outcomeId), Number(total)] as const),
      ),
    pendingLegsOn: (eventId) => selectPendingOn.all(eventId).map(legOf),
    setResult: ({ ticketId, position }, result, settledAs) =>
      void updateResult.run(result, settledAs, ticketId, position),
    cancel({ id, status, decidedAt }, refund, at) {
      const isPending = status === TICKET_STATUS.pending;
      const ended = isPending ? TICKET_STATUS.canceled : status;
      updateDecision.run(ended, null, BET_STATUS.canceled, decidedAt ?? at, id);
      updateClosed.run(BET_STATUS.canceled, refund, at, id);
      cancelLegs.run(id);
    },
    blockCashOut: (id, isBlocked) => void updateBlocked.run(Number(isBlocked), id),
    close: (id, betStatus, payout, at) => void updateClosed.run(betStatus, payout, at, id),
    history({ userId, fromDay, toDay, betStatuses }, { size, number }) {
      const filter = [userId, fromDay, toDay, JSON.stringify(betStatuses)] as const;
      const { total } = countHistory.get(...filter) as { total: number };
      return {
        tickets: selectHistory.all(...filter, size, (number - 1) * size).map(ticketOf),
        total,
      };
    },
    placementAnswer: (userId, connectionId) =>
      (selectPlacement.get(userId, connectionId) as { answer: string } | undefined)?.answer,
    keepPlacementAnswer: (userId, connectionId, answer) =>
      void insertPlacement.run(userId, connectionId, answer),
  };
}

type Row = Readonly<Record<string, unknown>>;

function ticketOf(row: Row): Ticket {
  return {
    ...(row as unknown as Ticket),
    isCashOutBlocked: row['isCashOutBlocked'] === 1,
    replication: parsed<ReplicationMetadata>(row['replication']),
    betMetadata: parsed<BetMetadata>(row['betMetadata']),
  };
}

function legOf(row: Row): Leg {
  return { ...(row as unknown as Leg), isEarlyPayout: row['isEarlyPayout'] === 1 };
}

function parsed<Value>(text: unknown): Value | null {
  return typeof text === 'string' ? (JSON.parse(text) as Value) : null;
}
