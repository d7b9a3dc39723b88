import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { readOwnTicket, readSharedTicket, shareOwnTicket } from './replication.ts';

const PATH = '/api/TicketReplication/v1';
const settings = { session: SESSION };

const wireSelection = {
  matchId: 'sr:match:1',
  matchName: 'Flamengo - Palmeiras',
  matchStatus: 1,
  scheduleTime: '2026-01-01T00:00:00Z',
  sportId: 'sr:sport:1',
  tournamentId: 'sr:tournament:325',
  tournamentName: 'Brasileirão Série A',
  providerId: 0,
  producerId: 1,
  bookingStatus: 'Booked',
  isEarlyPayoutApplied: true,
  marketId: 'sr:match:1/18/total=2.5',
  marketTypeId: '18',
  marketName: 'Total de Gols 2.5',
  marketStatus: 1,
  specifiers: 'total=2.5',
  outcomeId: 'sr:match:1/18/total=2.5/12',
  outcomeOnlyId: '12',
  outcomeName: 'Mais de 2.5',
  outcomeActive: true,
  outcomeOdds: 1.9,
  placedOdds: 1.85,
};

function data(selection: object = {}, odds: number | null = 1.9) {
  const selections = [{ ...wireSelection, ...selection }];
  return {
    data: {
      betNumber: '9007199254740993',
      betType: 1,
      items: [{ isCustom: false, odds, selections }],
    },
  };
}

function own(answered: Answered) {
  const answers = { [`GET ${PATH}/GetReplicationData/9007199254740993`]: answered };
  return withAnswers(answers, (client) => readOwnTicket(client, '9007199254740993', settings));
}

async function onlySelection(answered: Answered) {
  const reading = await own(answered);
  return reading.kind === 'found' ? reading.ticket.items[0]?.selections[0] : undefined;
}

describe('a ticket to repeat', () => {
  it('REPL-01 is read as selections for a slip, with the price of now and the one placed', async () => {
    const reading = await own({ body: data() });
    const seen = { odds: 1900, outcomeName: 'Mais de 2.5' };
    expect(reading).toMatchObject({
      kind: 'found',
      ticket: {
        betNumber: '9007199254740993',
        betType: 'single',
        items: [
          {
            isCustom: false,
            odds: 1900,
            selections: [
              {
                isOffered: true,
                placedOdds: 1850,
                selection: {
                  eventId: 'sr:match:1',
                  eventStatus: 'live',
                  provider: 'one',
                  marketStatus: 'active',
                  outcomeTypeId: '12',
                  outcomeActive: true,
                  placed: seen,
                  latest: seen,
                  bookingStatus: 'booked',
                  isEarlyPayoutApplied: true,
                  stake: null,
                },
              },
            ],
          },
        ],
      },
    });
  });

  it.each([
    ['the outcome is not active', { outcomeActive: false }],
    ['the market is suspended', { marketStatus: -1 }],
    ['it has no price', { outcomeOdds: null }],
  ])('REPL-01 is not offered when %s', async (_, changes) => {
    expect(await onlySelection({ body: data(changes) })).toMatchObject({ isOffered: false });
  });

  it('REPL-01 shows the price it was placed at while there is no other', async () => {
    const found = await onlySelection({ body: data({ outcomeOdds: null, matchStatus: 3 }, null) });
    expect(found?.selection).toMatchObject({ eventStatus: 'closed', latest: { odds: 1850 } });
  });

  it('REPL-01 of others is read by its code, without a token', async () => {
    const answers = { [`GET ${PATH}/GetSharedReplicationData/aB3-_x`]: { body: data() } };
    const reading = await withAnswers(answers, (client) => readSharedTicket(client, 'aB3-_x'));
    expect(reading).toMatchObject({ kind: 'found', ticket: { betNumber: '9007199254740993' } });
  });

  it('REPL-01 that is unknown is not found; another failure is another end', async () => {
    const unknown = { status: 404, body: { error: 'TICKET_WAS_NOT_FOUND' } };
    expect(await own(unknown)).toEqual({ kind: 'notFound' });
    expect(await own({ status: 500, body: {} })).toMatchObject({ kind: 'failed' });
  });
});

describe('sharing a ticket', () => {
  const SHARE = `POST ${PATH}/ShareTicket/1`;
  const share = (answered: Answered) =>
    withAnswers({ [SHARE]: answered }, (client) => shareOwnTicket(client, '1', settings));

  it('REPL-01 gives the code of a link', async () => {
    expect(await share({ body: { data: { sharedId: 'aB3-_x' } } })).toEqual({
      kind: 'shared',
      code: 'aB3-_x',
    });
  });

  it('REPL-01 is refused for a ticket that is not the bettor’s', async () => {
    const unknown = { status: 404, body: { error: 'TICKET_WAS_NOT_FOUND' } };
    expect(await share(unknown)).toEqual({ kind: 'notFound' });
    expect(await share({ status: 429, body: {} })).toMatchObject({ kind: 'failed' });
  });
});
