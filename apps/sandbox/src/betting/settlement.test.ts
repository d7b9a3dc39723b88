import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixtures } from '../world/competitions/fixtures.ts';
import { WORLD_START } from '../world/world-clock.ts';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 30_000 });

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

describe('acceptance', () => {
  it('rejects a ticket whose market is suspended when its wait ends, and refunds it', async () => {
    const selection = selectionOf(await bettor.nextMatch());
    const { validTicket } = await bettor.placeSingles('c1', single(selection, 10));
    await bettor.order('world/suspend', { marketId: selection.marketId, seconds: 60 });
    bettor.test.pass(1000);
    const ticketId = validTicket[0]?.ticketId;
    expect(await bettor.statusOf(ticketId)).toMatchObject({ status: 3, rejectCode: -102 });
    expect(await bettor.balance()).toBe(500);
    expect((await bettor.history(0)).results).toEqual([]);
  });

  it('rejects with the code and after the delay that a tester orders', async () => {
    await bettor.order('tickets/reject', { rejectCode: -703 });
    await bettor.order('tickets/delay', { seconds: 20 });
    const { validTicket } = await bettor.placeSingles(
      'c1',
      single(selectionOf(await bettor.nextMatch()), 10),
    );
    const ticketId = validTicket[0]?.ticketId;
    bettor.test.pass(20_000);
    expect((await bettor.statusOf(ticketId)).status).toBe(0);
    bettor.test.pass(1000);
    expect(await bettor.statusOf(ticketId)).toMatchObject({ status: 3, rejectCode: -703 });
  });

  it('keeps a ticket from other bettors', async () => {
    const { validTicket } = await bettor.placeSingles(
      'c1',
      single(selectionOf(await bettor.nextMatch()), 10),
    );
    await bettor.login('outra@vitrine.example');
    const path = `/betting/api/Ticket/v1/TicketStatus/${validTicket[0]?.ticketId}`;
    expect((await bettor.call('GET', path)).status).toBe(404);
  });
});

describe('settlement', () => {
  it('pays exactly one of the three outcomes of a match, once', async () => {
    const match = await bettor.nextMatch();
    const [market] = match.markets;
    const tickets = market?.outcomes.map((outcome) =>
      single(selectionOf(match, market, outcome), 10),
    );
    await bettor.placeSingles('c1', ...(tickets ?? []));
    bettor.test.pass(1000);
    expect(await bettor.balance()).toBe(470);
    await bettor.order('world/advance', {
      seconds: (Date.parse(match.scheduleTime) - bettor.test.now()) / 1000 + 3 * 3600,
    });
    const won = (await bettor.history(2)).results;
    expect(won).toHaveLength(1);
    expect((await bettor.history(1)).results).toHaveLength(2);
    expect((await bettor.history(0)).results).toEqual([]);
    expect(await bettor.balance()).toBeCloseTo(470 + (won[0]?.amountWon ?? 0), 5);
    expect(won[0]?.matches[0]?.legStateType).toBe('Win');
    expect(won[0]?.amountWon).toBe(won[0]?.possibleWinnings);
    await bettor.order('world/advance', { seconds: 3600 });
    expect(await bettor.balance()).toBeCloseTo(470 + (won[0]?.amountWon ?? 0), 5);
  });

  it('gives the stake back when the only event is abandoned', async () => {
    const { eventId, startsAt } = abandonedFixture();
    await bettor.order('world/advance', { seconds: startsAt - 1800 - WORLD_START });
    await bettor.login();
    const { json } = await bettor.call(
      'GET',
      `/sportsbook/api/EventFixture/v1/GetFixtureDetail/${eventId}`,
    );
    const match = (json as { data: Match }).data;
    await bettor.placeSingles('c1', single(selectionOf(match), 10));
    bettor.test.pass(1000);
    await bettor.order('world/advance', { seconds: 3 * 3600 });
    expect((await bettor.history(3)).results).toMatchObject([
      { betStatus: 9, amountRefund: 10, matches: [{ legStateType: 'Void' }] },
    ]);
    expect(await bettor.balance()).toBe(500);
  });

  it('pages the history by ten, newest first', async () => {
    const ticket = single(selectionOf(await bettor.nextMatch()), 1);
    for (let index = 0; index < 12; index += 1) await bettor.placeSingles(`c${index}`, ticket);
    bettor.test.pass(1000);
    const first = await bettor.history(0);
    expect(first.results).toHaveLength(10);
    expect(first.metadata).toEqual({ pages: 2, totalRows: 12, pageSize: 10 });
    expect((await bettor.history(0, 2)).results).toHaveLength(2);
  });
});

it('loses nothing when the process is killed: the next one decides and settles, the books balance', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'data.sqlite');
  bettor = await openTestBettor({ SANDBOX_DATA: file });
  const match = await bettor.nextMatch();
  const placed = await bettor.placeSingles('c1', single(selectionOf(match), 25));
  const killedAt = bettor.test.now();
  const endsBy = Date.parse(match.scheduleTime) + 4 * 3_600_000;

  bettor = await openTestBettor({ SANDBOX_DATA: file }, killedAt + 2000);
  expect(await bettor.placeSingles('c1', single(selectionOf(match), 25))).toEqual(placed);
  expect(await bettor.balance()).toBe(475);
  bettor.test.pass(500);
  expect((await bettor.statusOf(placed.validTicket[0]?.ticketId)).status).toBe(2);

  bettor = await openTestBettor({ SANDBOX_DATA: file }, endsBy);
  bettor.test.pass(500);
  expect((await bettor.history()).results).toHaveLength(1);
  const books = new DatabaseSync(file, { readOnly: true });
  const unbalanced = books
    .prepare('SELECT movement_key FROM entry GROUP BY movement_key HAVING SUM(amount) <> 0')
    .all();
  expect(unbalanced).toEqual([]);
  const stakes = books.prepare("SELECT COUNT(*) AS made FROM movement WHERE kind = 'stake'").get();
  expect(stakes).toMatchObject({ made: 1 });
});

/** A football match of the default world that will not be played to its end. */
function abandonedFixture(): { readonly eventId: string; readonly startsAt: number } {
  const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
  for (let time = WORLD_START; time < WORLD_START + 86_400; time += 3600) {
    const found = fixtures
      .around(time)
      .find(
        ({ sport, abandonedAfter, startsAt }) =>
          sport === 'football' && abandonedAfter !== null && startsAt > time + 1800,
      );
    if (found) return { eventId: found.id, startsAt: found.startsAt };
  }
  throw new Error('Every match of the day is played to its end');
}
