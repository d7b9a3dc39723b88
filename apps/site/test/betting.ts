import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { aMarket, anEvent, anOutcome, NOW } from '@vitrine/betting/test/fixtures';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { checkLimits } from '@vitrine/upstream/contract/bet-slip/limits';
import { lastTicketIds, placeBet, ticketStatus } from '@vitrine/upstream/contract/bet-slip/tickets';
import { readBetSlip } from '../app/services/bet-slip/bet-slip.server.ts';
import { openBrowser, type PageAnswer, type TestBrowser } from './browser.ts';
import { openTestSite, type TestSite } from './site.ts';

/** Match number `n`, an hour before its start unless told otherwise, with one outcome `o<n>`. */
export function aMatch(
  n: number,
  given: Partial<MatchEvent> & { readonly odds?: number; readonly isSuspended?: boolean } = {},
): MatchEvent {
  const { odds = 1.85, isSuspended = false, ...event } = given;
  const producerId = event.status === undefined || event.status === 'notStarted' ? 3 : 1;
  return anEvent({
    id: `sr:match:${n}`,
    status: 'notStarted',
    statusText: '',
    clock: null,
    scheduledAt: NOW + 3_600_000,
    markets: [
      aMarket({
        id: `m${n}`,
        producerId,
        status: isSuspended ? 'suspended' : 'active',
        outcomes: [anOutcome({ id: `o${n}`, odds: oddsFromDecimal(odds) })],
      }),
    ],
    ...event,
  });
}

type Fields = Readonly<Record<string, string>>;

/** A bettor's slip at an operator who takes every bet. */
export interface TestBetting {
  readonly site: TestSite;
  readonly browser: TestBrowser;
  /** Posts the slip's form. */
  post(fields: Fields): Promise<PageAnswer>;
  /** Taps the outcome of match `n` at a price. */
  tap(n: number, seen?: number): Promise<PageAnswer>;
  /** Presses the placing button of the slip as it stands, with stakes typed just before. */
  place(stakes?: Fields): Promise<PageAnswer>;
  slip(): Promise<BetSlip>;
  /** The slip's only selection. */
  selection(): Promise<Selection>;
}

const ENDPOINTS = { ...placeBet.v1, status: ticketStatus.v1, lastIds: lastTicketIds };

/** The operator's side of placing, by the short names of its endpoints. */
export function operatorOf({ operator }: TestSite) {
  return {
    singles: operator.at(ENDPOINTS.multiSingle),
    multiple: operator.at(ENDPOINTS.multiple),
    status: operator.at(ENDPOINTS.status),
    lastIds: operator.at(ENDPOINTS.lastIds),
    limits: operator.at(checkLimits),
  };
}

/** Answers a limit check: one row for each stake, within its limit unless told otherwise. */
export function limitRows(count: number, ...given: readonly Readonly<Record<string, unknown>>[]) {
  const row = { betStakeLimit: 1000, limitsByMatch: [] };
  const data = Array.from({ length: count }, (_, indexTicket) => ({
    indexTicket,
    ...row,
    ...given[indexTicket],
  }));
  return { data };
}

/** How many stakes a limit check asks for. */
export function stakesAsked({ body }: { readonly body: unknown }): number {
  return (body as { readonly tickets: readonly unknown[] }).tickets.length;
}

/** Answers a placement with tickets `t-0`, `t-1`, … for as many as were sent. */
export function tickets(count = 1) {
  const validTicket = Array.from({ length: count }, (_, indexTicket) => ({
    indexTicket,
    ticketId: `t-${indexTicket}`,
  }));
  return { data: { validTicket, invalidTickets: [] } };
}

/** Answers the status of a ticket. Source: 3§4. */
export function statusOf(ticketId: string, status: 0 | 2 | 3 | 4, rejectCode?: number) {
  const accepted = status === 2 ? { acceptanceDate: new Date(NOW).toISOString() } : {};
  return { data: { ticketId, status, rejectCode, ...accepted } };
}

/** The ticket a call asks the status of. */
export function ticketAsked({ params }: { readonly params: unknown }): string {
  return (params as { readonly id: string }).id;
}

/** Opens a site whose slip is served by `action`, the route's own. */
export function openBetting(
  action: Parameters<TestBrowser['submit']>[0],
  {
    events = [aMatch(1), aMatch(2)],
    brand = 'arara',
    headers,
  }: { events?: MatchEvent[]; brand?: string; headers?: Fields } = {},
): TestBetting {
  const site = openTestSite(brand, { events });
  const browser = openBrowser(site, headers);
  const { singles, multiple, status, lastIds, limits } = operatorOf(site);
  limits.reply((call) => limitRows(stakesAsked(call)));
  singles.reply(({ body }) =>
    tickets((body as { readonly ticketRequest: readonly unknown[] }).ticketRequest.length),
  );
  multiple.reply(() => tickets());
  status.reply((call) => statusOf(ticketAsked(call), 2));
  lastIds.reply(() => ({ data: [] }));

  const post = (fields: Fields) => browser.submit(action, '/bet-slip', fields);
  async function slip() {
    const { visitor, context } = await browser.visitor();
    return readBetSlip(visitor, context);
  }
  return {
    site,
    browser,
    post,
    slip,
    tap: (n, seen = 1850) => post({ tap: `${seen} sr:match:${n} o${n}`, stay: '1' }),
    async place(stakes = {}) {
      return post({ ...stakes, place: (await slip()).intentId });
    },
    async selection() {
      const [only, ...others] = (await slip()).selections;
      if (!only || others.length > 0) throw new Error('The slip has not one selection');
      return only;
    },
  };
}
