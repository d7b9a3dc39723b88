import { expect } from 'vitest';
import { openTestPlatform, type Login, type TestPlatform } from './platform.ts';

export interface Outcome {
  readonly id: string;
  readonly outcomeId: string;
  readonly odds: number;
  readonly name: string;
}
export interface Market {
  readonly id: string;
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly status: number | string;
  readonly outcomes: readonly Outcome[];
}
export interface Match {
  readonly id: string;
  readonly scheduleTime: string;
  readonly sportId: string;
  readonly producerId: number;
  readonly markets: readonly Market[];
}
export interface Placed {
  readonly validTicket: readonly { indexTicket: number; ticketId: string }[];
  readonly invalidTickets: readonly {
    indexTicket: number;
    error: string;
    context: object | null;
  }[];
}

export interface Bet {
  readonly betStatus: number;
  readonly isCashoutBlocked: boolean;
  readonly oddsDecimal: number;
  readonly possibleWinnings: number;
  readonly amountWon: number;
  readonly amountRefund: number;
  readonly matches: readonly { legStateType: string; homeScore: number | null }[];
}

export const FEED_VERSION = { 'Feed-Version': '2' };

/** A bettor logged in at a platform that nobody else uses, for tests of placements and bets. */
export interface TestBettor {
  readonly test: TestPlatform;
  login(username?: string): Promise<void>;
  /** Calls with the bettor's token. */
  call(method: string, path: string, body?: unknown): ReturnType<TestPlatform['call']>;
  /** Football matches that start in more than ten minutes, the next one first. */
  upcoming(): Promise<readonly Match[]>;
  nextMatch(): Promise<Match>;
  place(
    kind: string,
    connectionId: string,
    ticketRequest: unknown,
    headers?: Readonly<Record<string, string>>,
    version?: string,
  ): ReturnType<TestPlatform['call']>;
  placeSingles(connectionId: string, ...tickets: readonly object[]): Promise<Placed>;
  balance(): Promise<number>;
  statusOf(ticketId: string | undefined): Promise<{ status: number; rejectCode: number | null }>;
  history(status?: number, page?: number): Promise<History>;
  /** A control call that must succeed. */
  order(path: string, body: unknown): Promise<void>;
}

export interface History {
  readonly results: readonly Bet[];
  readonly metadata: object;
  readonly text: string;
}

export async function openTestBettor(
  ...setup: Parameters<typeof openTestPlatform>
): Promise<TestBettor> {
  const test = await openTestPlatform(...setup);
  let login: Login = await test.login();

  const call: TestBettor['call'] = (method, path, body) =>
    test.call(method, path, { token: login.token, body });
  const place: TestBettor['place'] = (
    kind,
    connectionId,
    ticketRequest,
    headers = FEED_VERSION,
    version = 'v1',
  ) =>
    test.call('POST', `/betting/api/Ticket/${version}/PlaceBet/${kind}`, {
      token: login.token,
      headers,
      body: { connectionId, ticketRequest },
    });

  async function upcoming(): Promise<readonly Match[]> {
    const { json } = await test.call('GET', '/front-back/prematch/sr:sport:1');
    const { data } = json as { data: Match[] };
    return data.filter(({ scheduleTime }) => Date.parse(scheduleTime) > test.now() + 600_000);
  }

  return {
    test,
    call,
    place,
    async login(username) {
      login = await test.login(username);
    },
    upcoming,
    async nextMatch() {
      const [match] = await upcoming();
      if (!match) throw new Error('No match to come');
      return match;
    },
    async placeSingles(connectionId, ...tickets) {
      const { json } = await place('MultiSingle', connectionId, tickets);
      return (json as { data: Placed }).data;
    },
    async balance() {
      const { json } = await call('GET', '/payments/api/Wallet/Total/Amount/ByAccountType');
      return (json as { data: { amount: number }[] }).data[0]?.amount ?? Number.NaN;
    },
    async statusOf(ticketId) {
      const { json } = await call('GET', `/betting/api/Ticket/v1/TicketStatus/${ticketId}`);
      return (json as { data: { status: number; rejectCode: number | null } }).data;
    },
    async history(status, page = 1) {
      const query = new URLSearchParams({
        'PaginationQuery.PageNumber': String(page),
        initialDate: '2025-03-01',
        finalDate: '2025-03-31',
        ...(status === undefined ? {} : { status: String(status) }),
      });
      const { json, text } = await call(
        'GET',
        `/betting/api/UserBet/Bets/ByRangeByStatus?${query}`,
      );
      return { ...(json as Omit<History, 'text'>), text };
    },
    async order(path, body) {
      expect((await test.call('POST', `/sandbox/${path}`, { body })).status).toBe(204);
    },
  };
}

export function selectionOf(
  match: Match,
  market = match.markets[0],
  outcome = market?.outcomes[0],
) {
  if (!market || !outcome) throw new Error(`${match.id} has no market`);
  return {
    eventId: match.id,
    producerId: match.producerId,
    sportId: match.sportId,
    marketId: market.id,
    marketName: market.name,
    specifiers: market.specifiers,
    outcomeId: outcome.outcomeId,
    outcomeName: outcome.name,
    outcomeValueAmerican: 0,
    outcomeValueDecimal: outcome.odds,
  };
}
export type Selection = ReturnType<typeof selectionOf>;

export function single(selection: Selection, stake: number) {
  const { eventId, producerId, sportId, ...ticketBetSelection } = selection;
  return { eventId, producerId, sportId, stake, oddsChangeType: 1, ticketBetSelection };
}

export function multiple(selections: readonly Selection[], stake: number) {
  return {
    stake,
    counterBets: selections.length,
    oddsChangeType: 1,
    providerId: 0,
    ticketBetSelection: selections,
  };
}
