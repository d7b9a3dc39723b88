import type { BetSlip, Selection } from '@vitrine/betting/bet-slip-types';
import { minorUnits } from '@vitrine/betting/money';
import { oddsFromDecimal } from '@vitrine/betting/odds';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createUpstreamClient, type UpstreamClient } from './client.ts';
import { placeBet } from './contract/tickets.ts';
import { SessionEnded } from './errors.ts';
import type { PlacementOrder } from './placement-call.ts';
import { placeSlip } from './placement.ts';
import type { SessionHandle } from './session.ts';
import { answerJson, serve } from './test-server.ts';
import { readTicketStatus, recoverTickets } from './ticket-status.ts';

const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access', refreshToken: 'refresh' }),
  refresh: () => Promise.reject(new SessionEnded('refreshRefused', 'over')),
};

function selection(outcomeId: string, changes: Partial<Selection> = {}): Selection {
  const seen = { odds: oddsFromDecimal(1.85), outcomeName: 'Flamengo' };
  return {
    eventId: `sr:match:${outcomeId}`,
    eventName: 'Flamengo x Palmeiras',
    eventStatus: 'notStarted',
    scheduledAt: 0,
    provider: 'one',
    sportId: 'sr:sport:1',
    tournamentId: 'sr:tournament:325',
    tournamentName: 'Brasileirão Série A',
    producerId: 3,
    marketId: `m-${outcomeId}`,
    marketTypeId: '18',
    marketName: 'Total de Gols 2.5',
    marketStatus: 'active',
    specifiers: 'total=2.5',
    outcomeId,
    outcomeTypeId: '12',
    outcomeActive: true,
    placed: seen,
    latest: seen,
    bookingStatus: 'booked',
    isEarlyPayoutApplied: false,
    stake: minorUnits(1050),
    result: null,
    ...changes,
  };
}

function second(outcomeId: string, changes: Partial<Selection> = {}): Selection {
  return selection(outcomeId, { eventId: `bg:match:${outcomeId}`, provider: 'two', ...changes });
}

function order(
  ticketType: BetSlip['ticketType'],
  selections: readonly Selection[],
): PlacementOrder {
  const slip: BetSlip = {
    step: 'waiting',
    ticketType,
    selections,
    stakeMultiple: ticketType === 'multiple' ? minorUnits(2500) : null,
    isExpanded: true,
    resultStatus: 'none',
    ticketIdMultiple: null,
    intentId: 'intent-1',
    warning: null,
  };
  return { slip, connectionId: 'intent-1' };
}

interface Sent {
  readonly url: string;
  readonly feedVersion: unknown;
  readonly body: { connectionId: string; ticketRequest: unknown; betMetadata?: unknown };
}

type Reply = (response: ServerResponse) => unknown;

/** Places at an operator whose v1 and v2 answer as told; v2 as v1 unless told otherwise. */
async function place(placed: PlacementOrder, [v1, v2 = v1]: readonly Reply[], timeoutMs = 5_000) {
  const sent: Sent[] = [];
  await using server = await serve((request, response, body) => {
    const url = request.url ?? '';
    sent.push({
      url,
      feedVersion: request.headers['feed-version'],
      body: JSON.parse(body) as Sent['body'],
    });
    (url.includes('/v1/') ? v1 : v2)?.(response);
  });
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now, timeoutMs });
  const result = await placeSlip(client, placed, { session });
  return { result, sent: sent.toSorted((a, b) => a.url.localeCompare(b.url)) };
}

/** Answers that each ticket was taken, in the order sent. */
function takes(...ticketIds: readonly string[]) {
  return (response: ServerResponse) =>
    answerJson(response, {
      data: {
        validTicket: ticketIds.map((ticketId, indexTicket) => ({ indexTicket, ticketId })),
        invalidTickets: [],
      },
    });
}

function refuses(body: unknown, status = 400) {
  return (response: ServerResponse) => answerJson(response, body, status);
}

const LEG = {
  marketName: 'Total de Gols 2.5',
  specifiers: 'total=2.5',
  outcomeId: '12',
  outcomeName: 'Flamengo',
  outcomeValueAmerican: -100_000 / 850,
  outcomeValueDecimal: 1.85,
};

describe('placement calls', () => {
  it('PLACE-02 places singles of the first provider with the fields of the specification', async () => {
    const { result, sent } = await place(order('singles', [selection('a'), selection('b')]), [
      takes('t1', 't2'),
    ]);
    expect(sent).toEqual([
      {
        url: '/betting/api/Ticket/v1/PlaceBet/MultiSingle',
        feedVersion: '2',
        body: {
          connectionId: 'intent-1',
          ticketRequest: ['a', 'b'].map((id) => ({
            eventId: `sr:match:${id}`,
            stake: 10.5,
            producerId: 3,
            sportId: 'sr:sport:1',
            oddsChangeType: 1,
            ticketBetSelection: { marketId: `m-${id}`, ...LEG },
          })),
        },
      },
    ]);
    expect(result).toEqual({
      ok: true,
      tickets: [
        { outcomeId: 'a', ticketId: 't1' },
        { outcomeId: 'b', ticketId: 't2' },
      ],
      rejections: [],
    });
  });

  it('PLACE-01 places singles of both providers by one call each, v1 and v2, under ids of their own', async () => {
    const { result, sent } = await place(
      order('singles', [second('b'), selection('a'), second('c')]),
      [takes('t1'), takes('t2', 't3')],
    );
    expect(sent.map(({ url, body }) => [url, body.connectionId])).toEqual([
      ['/betting/api/Ticket/v1/PlaceBet/MultiSingle', 'intent-1.1'],
      ['/betting/api/Ticket/v2/PlaceBet/MultiSingle', 'intent-1.2'],
    ]);
    expect(result).toMatchObject({
      ok: true,
      tickets: [
        { outcomeId: 'a', ticketId: 't1' },
        { outcomeId: 'b', ticketId: 't2' },
        { outcomeId: 'c', ticketId: 't3' },
      ],
    });
  });

  it.each([
    ['Multiple', 'v1', 0, [selection('a'), selection('b')]],
    ['Multiple', 'v2', 1, [second('a'), second('b')]],
    ['MultipleManyProviders', 'v2', 3, [selection('a'), second('b')]],
    [
      'Parlay',
      'v1',
      0,
      [
        selection('a', { eventId: 'sr:match:9', sportId: 'sr:sport:2', marketTypeId: '219' }),
        selection('b', { eventId: 'sr:match:9', sportId: 'sr:sport:2', marketTypeId: '225' }),
      ],
    ],
  ] as const)(
    'PLACE-01 places a %s by %s with provider id %i',
    async (kind, version, providerId, selections) => {
      const { result, sent } = await place(order('multiple', selections), [takes('t1')]);
      expect(sent[0]?.url).toBe(`/betting/api/Ticket/${version}/PlaceBet/${kind}`);
      expect(sent[0]?.feedVersion).toBe('2');
      expect(sent[0]?.body).toEqual({
        connectionId: 'intent-1',
        ticketRequest: {
          stake: 25,
          counterBets: 2,
          oddsChangeType: 1,
          providerId,
          ticketBetSelection: selections.map(({ eventId, sportId, outcomeId }) => ({
            eventId,
            producerId: 3,
            sportId,
            marketId: `m-${outcomeId}`,
            ...LEG,
          })),
        },
      });
      expect(result).toMatchObject({ ok: true, tickets: [{ outcomeId: null, ticketId: 't1' }] });
    },
  );

  const legs = ['x', 'y'].map((id) => ({
    marketId: `m-${id}`,
    marketName: 'Total de Gols 2.5',
    specifiers: 'total=2.5',
    outcomeTypeId: '12',
    outcomeName: 'Flamengo',
    odds: oddsFromDecimal(1.85),
  }));
  const custom = selection('a', {
    isCustom: true,
    placed: { odds: oddsFromDecimal(2.9), outcomeName: 'Flamengo e mais de 2.5' },
  });
  const customBet = {
    eventId: 'sr:match:a',
    producerId: 3,
    counterMarkets: 2,
    calculationOdds: 2.9,
    sportId: 'sr:sport:1',
    ticketBetSelection: ['x', 'y'].map((id) => ({ marketId: `m-${id}`, ...LEG })),
  };

  it('PLACE-02 places a custom bet with its markets and calculated odds', async () => {
    const { result, sent } = await place(
      { ...order('singles', [custom]), customBetLegs: new Map([['a', legs]]) },
      [(response) => answerJson(response, { data: { ticketId: 't1' }, status: 0 })],
    );
    expect(sent[0]?.url).toBe('/betting/api/Ticket/v1/PlaceBet/CustomBet');
    expect(sent[0]?.body.ticketRequest).toEqual({ ...customBet, stake: 10.5 });
    expect(result).toMatchObject({ ok: true, tickets: [{ outcomeId: 'a', ticketId: 't1' }] });
  });

  it('PLACE-01 places a parlay of custom bets', async () => {
    const other = { ...custom, eventId: 'sr:match:b', outcomeId: 'b' };
    const { sent } = await place(
      {
        ...order('multiple', [custom, other]),
        customBetLegs: new Map([
          ['a', legs],
          ['b', legs],
        ]),
      },
      [takes('t1')],
    );
    expect(sent[0]?.url).toBe('/betting/api/Ticket/v1/PlaceBet/ParlayCustomBets');
    expect(sent[0]?.body.ticketRequest).toEqual({
      stake: 25,
      counterBets: 2,
      oddsChangeType: 1,
      providerId: 0,
      customBets: [customBet, { ...customBet, eventId: 'sr:match:b' }],
    });
  });

  it('PLACE-02 sends what the contract declares', async () => {
    const { sent } = await place(order('multiple', [selection('a'), selection('b')]), [
      takes('t1'),
    ]);
    expect(placeBet.v1.multiple.body?.safeParse(sent[0]?.body).success).toBe(true);
  });

  it('PLACE-02 says which ticket a bet repeats, and which free bet pays it', async () => {
    const free = selection('b', { stake: minorUnits(500) });
    const { sent } = await place(
      {
        ...order('singles', [selection('a'), free]),
        replications: new Map([['a', { originalBetNumber: '77', type: 'shared' }]]),
        freeBetIds: new Map([['b', 'free-1']]),
      },
      [takes('t1', 't2')],
    );
    expect(sent[0]?.body.ticketRequest).toMatchObject([
      {
        replicationMetadata: {
          isSharedBet: true,
          isReplicatedBet: false,
          originalBetNumber: '77',
        },
      },
      { stake: 5, freeBet: { freeBetId: 'free-1', isFreeBet: true } },
    ]);
    expect(sent[0]?.body.ticketRequest).not.toHaveProperty('1.replicationMetadata');
    expect(sent[0]?.body.ticketRequest).not.toHaveProperty('0.freeBet');
  });

  it.each([
    ['of all its selections', ['77', '77'], '77'],
    ['of some of them', ['77', undefined], undefined],
    ['of two tickets', ['77', '78'], undefined],
  ])('PLACE-02 a multiple repeats the ticket %s or none', async (_, originals, expected) => {
    const selections = [selection('a'), selection('b')];
    const replications = new Map(
      selections.flatMap(({ outcomeId }, index) => {
        const originalBetNumber = originals[index];
        return originalBetNumber === undefined
          ? []
          : [[outcomeId, { originalBetNumber, type: 'replicated' as const }]];
      }),
    );
    const { sent } = await place({ ...order('multiple', selections), replications }, [takes('t1')]);
    expect(sent[0]?.body.ticketRequest).toEqual(
      expect.objectContaining({ counterBets: 2, stake: 25 }),
    );
    const { replicationMetadata } = sent[0]?.body.ticketRequest as {
      replicationMetadata?: { originalBetNumber: string };
    };
    expect(replicationMetadata?.originalBetNumber).toBe(expected);
  });

  it('PLACE-10 adds region and city when they are given', async () => {
    const betMetadata = { region: 'SP', city: 'São Paulo' };
    const { sent } = await place({ ...order('singles', [selection('a')]), betMetadata }, [
      takes('t1'),
    ]);
    expect(sent[0]?.body.betMetadata).toEqual(betMetadata);
  });
});

describe('refused placements', () => {
  it('PLACE-03 tells taken from refused singles', async () => {
    const { result } = await place(order('singles', [selection('a'), selection('b')]), [
      (response) =>
        answerJson(response, {
          data: {
            validTicket: [{ indexTicket: 1, ticketId: 't2' }],
            invalidTickets: [
              {
                indexTicket: 0,
                error: 'ODDS_DIFFERENCE_TOO_HIGH',
                context: { selectionIndex: 0, suggestedOdds: 1.8 },
              },
            ],
          },
        }),
    ]);
    expect(result).toEqual({
      ok: true,
      tickets: [{ outcomeId: 'b', ticketId: 't2' }],
      rejections: [{ outcomeId: 'a', code: 'ODDS_DIFFERENCE_TOO_HIGH', suggestedOdds: 1800 }],
    });
  });

  it.each([
    [
      { error: 'ODDS_DIFFERENCE_TOO_HIGH', context: { selectionIndex: 1, suggestedOdds: 1.7 } },
      { outcomeId: 'b', code: 'ODDS_DIFFERENCE_TOO_HIGH', suggestedOdds: 1700 },
    ],
    [
      { error: 'EVENT_MARKET_NOT_ACTIVED', context: { selectionIndex: 0 } },
      { outcomeId: 'a', code: 'EVENT_MARKET_NOT_ACTIVED' },
    ],
    [
      { error: 'DUPLICATE_EVENT_IN_PROVIDERS' },
      { outcomeId: null, code: 'DUPLICATE_EVENT_IN_PROVIDERS' },
    ],
    [
      { error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: 12.34 } },
      { outcomeId: null, code: 'BET_STAKE_OVER_LIMIT', allowedStake: 1234 },
    ],
    [
      { error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: -1 } },
      { outcomeId: null, code: 'BLOCKED_USER_BY_LIMIT' },
    ],
    [
      { error: 'LIMIT_STAKE_REACHED', context: { remaining: 12.34 } },
      { outcomeId: null, code: 'OWN_LIMIT_REACHED', allowedStake: 1234 },
    ],
    [
      { error: 'LIMIT_LOSS_REACHED', context: { remaining: 0 } },
      { outcomeId: null, code: 'OWN_LIMIT_REACHED', allowedStake: 0 },
    ],
    [{ error: 'LIMIT_TIME_REACHED' }, { outcomeId: null, code: 'OWN_TIME_LIMIT_REACHED' }],
    [{ error: 'INSUFFICIENT_BALANCE' }, { outcomeId: null, code: 'INSUFFICIENT_BALANCE' }],
    [{ error: 'SOMETHING_NEW' }, { outcomeId: null, code: 'REJECTED' }],
  ])('PLACE-03 a multiple refused with %j', async (body, rejection) => {
    const { result } = await place(order('multiple', [selection('a'), selection('b')]), [
      refuses(body),
    ]);
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', rejection, operatorCode: body.error },
    });
  });

  it('PLACE-03 a refused call of two refuses its own selections only', async () => {
    const { result } = await place(
      order('singles', [selection('a'), selection('c'), second('b')]),
      [refuses({ error: 'EVENT_MATCH_NOT_ACTIVED', context: { indexTicket: 1 } }), takes('t2')],
    );
    expect(result).toEqual({
      ok: true,
      tickets: [{ outcomeId: 'b', ticketId: 't2' }],
      rejections: [
        { outcomeId: 'a', code: 'NOT_PLACED' },
        { outcomeId: 'c', code: 'EVENT_MATCH_NOT_ACTIVED' },
      ],
    });
  });

  it.each([
    [403, 'selfExclusion'],
    [423, 'blocked'],
    [429, 'tooManyAttempts'],
    [451, 'restrictedRegion'],
    [404, 'refused'],
  ])('PLACE-03 a %i is a failure of kind %s: nothing was placed', async (status, reason) => {
    const { result } = await place(order('singles', [selection('a')]), [refuses({}, status)]);
    expect(result).toEqual({ ok: false, error: { kind: 'failed', reason, operatorCode: null } });
  });

  it('PLACE-03 keeps the code by which the operator names his refusal', async () => {
    const { result } = await place(order('singles', [selection('a')]), [
      refuses({ error: 'SELF_EXCLUDED' }, 403),
    ]);
    expect(result).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'selfExclusion', operatorCode: 'SELF_EXCLUDED' },
    });
  });

  it('PLACE-03 a session that ended is a failure', async () => {
    const { result } = await place(order('singles', [selection('a')]), [refuses({}, 401)]);
    expect(result).toEqual({ ok: false, error: { kind: 'failed', reason: 'sessionEnded' } });
  });

  it('PLACE-03 a stake that is missing is a failure, and nothing is sent', async () => {
    const incomplete = order('singles', [selection('a', { stake: null })]);
    const { result, sent } = await place(incomplete, [takes('t1')]);
    expect(result).toEqual({ ok: false, error: { kind: 'failed', reason: 'incomplete' } });
    expect(sent).toEqual([]);
  });
});

describe('lost answers', () => {
  it.each([
    ['a time-out', () => undefined],
    ['a broken connection', (response: ServerResponse) => void response.destroy()],
    ['a 500', refuses({}, 500)],
    ['a page', (response: ServerResponse) => void response.end('<html>')],
    ['an answer without the ticket', takes()],
    ['an answer with a ticket too many', takes('t1', 't2')],
  ])('PLACE-03 after %s tickets may exist, and nothing is sent again', async (_, answer) => {
    const { result, sent } = await place(order('singles', [selection('a')]), [answer], 200);
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', isGatewayTimeout: false } });
    expect(sent).toHaveLength(1);
  });

  it('PLACE-08 a 504 is told apart', async () => {
    const { result } = await place(order('singles', [selection('a')]), [refuses('<html>', 504)]);
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', isGatewayTimeout: true } });
  });

  it('PLACE-03 a failed call beside a refused one is a failure', async () => {
    const { result } = await place(order('singles', [selection('a'), second('b')]), [
      refuses({ error: 'EVENT_MATCH_NOT_ACTIVED' }),
      refuses({}, 423),
    ]);
    expect(result).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'blocked', operatorCode: null },
    });
  });

  it('PLACE-03 a failed call beside one that was taken leaves its selections unplaced', async () => {
    const { result } = await place(order('singles', [selection('a'), second('b')]), [
      takes('t1'),
      refuses({}, 429),
    ]);
    expect(result).toEqual({
      ok: true,
      tickets: [{ outcomeId: 'a', ticketId: 't1' }],
      rejections: [{ outcomeId: 'b', code: 'NOT_PLACED' }],
    });
  });

  it('PLACE-03 one lost answer of two leaves the whole attempt unknown', async () => {
    const { result } = await place(order('singles', [selection('a'), second('b')]), [
      takes('t1'),
      refuses({}, 502),
    ]);
    expect(result).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });
});

async function withClient(
  answer: (response: ServerResponse, url: string) => void,
  work: (client: UpstreamClient, requests: readonly string[]) => Promise<void>,
): Promise<void> {
  await using server = await serve((request, response) => answer(response, request.url ?? ''));
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now, timeoutMs: 1_000 });
  await work(client, server.requests);
}

describe('ticket status', () => {
  it.each([
    [0, 'pending'],
    [2, 'accepted'],
    [3, 'rejected'],
    [4, 'canceled'],
  ] as const)('PLACE-04 status %i is %s', async (status, name) => {
    await withClient(
      (response) => answerJson(response, { data: { ticketId: 1, status } }),
      async (client, requests) => {
        const ticket = await readTicketStatus(client, 't1', 'two', { session });
        expect(ticket).toMatchObject({ ticketId: 't1', status: name, isConfirmed: true });
        expect(requests).toEqual(['GET /betting/api/Ticket/v2/TicketStatus/t1']);
      },
    );
  });

  it('PLACE-08 gives the reject code, the acceptance and the final odds', async () => {
    await withClient(
      (response) =>
        answerJson(response, {
          data: {
            ticketId: 't1',
            status: 3,
            rejectCode: -703,
            acceptanceDate: '2026-01-01T00:00:01Z',
            selectionsFinalState: [{ selectionIndex: 0, decimalOdds: 1.9, americanOdds: -111 }],
          },
        }),
      async (client) => {
        expect(await readTicketStatus(client, 't1', 'one', { session })).toEqual({
          ticketId: 't1',
          status: 'rejected',
          isConfirmed: true,
          acceptedAt: Date.UTC(2026, 0, 1, 0, 0, 1),
          rejectCode: -703,
          finalOdds: [{ selectionIndex: 0, odds: 1900 }],
        });
      },
    );
  });

  it('PLACE-04 a failed call counts as rejected, and says that it is not confirmed', async () => {
    await withClient(
      (response) => answerJson(response, {}, 404),
      async (client) => {
        const ticket = await readTicketStatus(client, 't1', 'one', { session });
        expect(ticket).toMatchObject({ status: 'rejected', isConfirmed: false, rejectCode: null });
      },
    );
  });
});

describe('recovery', () => {
  const row = { createdAt: '2026-01-01T00:00:00Z' };

  it('PLACE-05 finds the tickets of an attempt by its connection ids', async () => {
    await withClient(
      (response) =>
        answerJson(
          response,
          JSON.stringify({
            data: [
              { ...row, ticketId: 't9', connectionId: 'intent-0', indexTicket: 0 },
              { ...row, ticketId: 'NUMBER', connectionId: 'intent-1.2', indexTicket: 1 },
              { ...row, ticketId: 't1', connectionId: 'intent-1.1', indexTicket: 0 },
            ],
          }).replace('"NUMBER"', '9007199254740993'),
        ),
      async (client, requests) => {
        const lost = order('singles', [selection('a'), second('b'), second('c')]);
        expect(await recoverTickets(client, lost, { session })).toEqual([
          { outcomeId: 'a', ticketId: 't1' },
          { outcomeId: 'c', ticketId: '9007199254740993' },
        ]);
        expect(requests).toEqual([
          'GET /betting/api/Ticket/v1/GetLastTicketIdByUser?numberOfTickets=100',
        ]);
      },
    );
  });

  it('PLACE-05 names the ticket of a multiple, and none when none was made', async () => {
    await withClient(
      (response) =>
        answerJson(response, {
          data: [{ ...row, ticketId: 't1', connectionId: 'intent-1', indexTicket: 0 }],
        }),
      async (client) => {
        const lost = order('multiple', [selection('a'), selection('b')]);
        expect(await recoverTickets(client, lost, { session })).toEqual([
          { outcomeId: null, ticketId: 't1' },
        ]);
        const never = { ...lost, connectionId: 'intent-2' };
        expect(await recoverTickets(client, never, { session })).toEqual([]);
      },
    );
  });

  it('PLACE-05 fails when the operator cannot say', async () => {
    await withClient(
      (response) => answerJson(response, {}, 404),
      async (client) => {
        const lost = order('singles', [selection('a')]);
        await expect(recoverTickets(client, lost, { session })).rejects.toMatchObject({
          status: 404,
        });
      },
    );
  });
});
