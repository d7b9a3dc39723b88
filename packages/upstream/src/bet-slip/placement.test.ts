import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { describe, expect, it } from 'vitest';
import { placeBet } from '../contract/bet-slip/tickets.ts';
import { order, place, second, selection, takes } from '../test/placement.ts';
import { answerJson } from '../test/server.ts';

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

  const seen = { odds: oddsFromDecimal(1.85), outcomeName: 'Flamengo' };
  const picks = ['x', 'y'].map((id) => ({
    marketId: `m-${id}`,
    marketTypeId: '18',
    marketName: 'Total de Gols 2.5',
    marketStatus: 'active' as const,
    specifiers: 'total=2.5',
    outcomeId: `m-${id}/12`,
    outcomeTypeId: '12',
    outcomeActive: true,
    placed: seen,
    latest: { ...seen, odds: oddsFromDecimal(1.7) },
  }));
  const custom = selection('a', {
    isCustom: true,
    picks,
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
    const { result, sent } = await place(order('singles', [custom]), [
      (response) => answerJson(response, { data: { ticketId: 't1' }, status: 0 }),
    ]);
    expect(sent[0]?.url).toBe('/betting/api/Ticket/v1/PlaceBet/CustomBet');
    expect(sent[0]?.body.ticketRequest).toEqual({ ...customBet, stake: 10.5 });
    expect(result).toMatchObject({ ok: true, tickets: [{ outcomeId: 'a', ticketId: 't1' }] });
  });

  it('PLACE-01 places a parlay of custom bets', async () => {
    const other = { ...custom, eventId: 'sr:match:b', outcomeId: 'b' };
    const { sent } = await place(order('multiple', [custom, other]), [takes('t1')]);
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

  it('REPL-02 PLACE-02 says which ticket a bet repeats, and which free bet pays it', async () => {
    const free = selection('b', { stake: minorUnits(500) });
    const { sent } = await place(
      {
        ...order('singles', [
          selection('a', { replicate: { ticketId: '77', type: 'shared' } }),
          free,
        ]),
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
  ])(
    'REPL-02 PLACE-02 a multiple repeats the ticket %s or none',
    async (_, originals, expected) => {
      const selections = ['a', 'b'].map((id, index) => {
        const ticketId = originals[index];
        return selection(id, ticketId ? { replicate: { ticketId, type: 'replicated' } } : {});
      });
      const { sent } = await place(order('multiple', selections), [takes('t1')]);
      expect(sent[0]?.body.ticketRequest).toEqual(
        expect.objectContaining({ counterBets: 2, stake: 25 }),
      );
      const { replicationMetadata } = sent[0]?.body.ticketRequest as {
        replicationMetadata?: { originalBetNumber: string };
      };
      expect(replicationMetadata?.originalBetNumber).toBe(expected);
    },
  );

  it('PLACE-10 adds region and city when they are given', async () => {
    const betMetadata = { region: 'SP', city: 'São Paulo' };
    const { sent } = await place({ ...order('singles', [selection('a')]), betMetadata }, [
      takes('t1'),
    ]);
    expect(sent[0]?.body.betMetadata).toEqual(betMetadata);
  });
});
