import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isPaidEarly } from '../world/offer/early-payout.ts';
import { createFixtures, type Fixture } from '../world/competitions/fixtures.ts';
import { playFootball } from '../world/sports/football.ts';
import { leadsUntil } from '../world/match/match-course.ts';
import { WORLD_START } from '../world/world-clock.ts';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';

// The world jumps ahead by days.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const HOUR = 3600;

/** A match whose home side is two goals ahead and does not win, and when that lead stands. */
function comeback(): { readonly fixture: Fixture; readonly leadAt: number } {
  const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
  for (let time = WORLD_START + 6 * HOUR; ; time += 2 * HOUR) {
    for (const fixture of fixtures.around(time)) {
      if (fixture.sport !== 'football' || fixture.abandonedAfter !== null) continue;
      if (!isPaidEarly(fixture) || fixture.startsAt < time) continue;
      const course = playFootball(fixture);
      if (course.final.home > course.final.away) continue;
      if (leadsUntil(course, course.endsAfter).home < 2) continue;
      for (let at = 0; at < course.endsAfter; at += 1) {
        const { home, away } = course.stateAt(at);
        if ((home ?? 0) - (away ?? 0) >= 2) return { fixture, leadAt: fixture.startsAt + at };
      }
    }
  }
}

describe('a bet on a side that was two goals ahead and did not win', () => {
  let fixture: Fixture;
  let leadAt: number;
  let bettor: TestBettor;
  let betNumber: string;
  let odds: number;
  let time = WORLD_START;

  /** Lets the clock run to a world time, and logs in again, since tokens do not last that long. */
  async function passUntil(worldSeconds: number): Promise<void> {
    bettor.test.pass((worldSeconds - time) * 1000);
    time = worldSeconds;
    await bettor.login();
  }

  async function bet() {
    const query = 'PaginationQuery.PageNumber=1&initialDate=2025-03-01&finalDate=2026-03-01';
    const results = await Promise.all(
      ['', '&status=0'].map(async (filter) => {
        const path = `/betting/api/UserBet/Bets/ByRangeByStatus?${query}${filter}`;
        return ((await bettor.call('GET', path)).json as { results: readonly object[] }).results;
      }),
    );
    return results.flat()[0];
  }

  beforeAll(async () => {
    ({ fixture, leadAt } = comeback());
    bettor = await openTestBettor();
    await passUntil(fixture.startsAt - 1800);
    const path = `/sportsbook/api/EventFixture/v1/GetFixtureDetail/${fixture.id}`;
    const match = ((await bettor.call('GET', path)).json as { data: Match }).data;
    const selection = selectionOf(match);
    odds = selection.outcomeValueDecimal;
    const { validTicket } = await bettor.placeSingles('early', single(selection, 10));
    betNumber = validTicket[0]?.ticketId ?? '';
    await passUntil(time + 10);
  });

  it('is paid when the lead stands, long before the end', async () => {
    expect(await bet()).toMatchObject({ betStatus: 4, matches: [{ isEarlyPayout: true }] });
    await passUntil(leadAt);
    expect(await bet()).toMatchObject({
      betNumber: Number(betNumber),
      betStatus: 6,
      matches: [{ legStateType: 'Win', settlementType: 'EarlyPayout', isAfterEarlyPayout: true }],
    });
    expect(await bettor.balance()).toBeCloseTo(490 + 10 * odds, 2);
    await passUntil(fixture.startsAt + 3 * HOUR);
    expect(await bettor.balance()).toBeCloseTo(490 + 10 * odds, 2);
  });

  it('is paid at the end when nobody looked while the lead stood', async () => {
    const late = await openTestBettor();
    late.test.pass((fixture.startsAt - 1800 - WORLD_START) * 1000);
    await late.login();
    const path = `/sportsbook/api/EventFixture/v1/GetFixtureDetail/${fixture.id}`;
    const match = ((await late.call('GET', path)).json as { data: Match }).data;
    await late.placeSingles('early', single(selectionOf(match), 10));
    late.test.pass(1000);
    late.test.pass(4 * HOUR * 1000);
    await late.login();
    expect(await late.balance()).toBeCloseTo(490 + 10 * odds, 2);
  });
});
