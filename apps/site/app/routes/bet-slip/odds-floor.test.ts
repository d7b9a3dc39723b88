import { ODDS_CHANGE_CHOICES, type OddsChangeChoice } from '@vitrine/betting/bet-slip/odds-change';
import { createDraw, type Draw } from '@vitrine/betting/test/slip-model/draw';
import { describe, expect, it, vi } from 'vitest';
import { aMatch, openBetting, operatorOf, statusOf, ticketAsked } from '../../../test/betting.ts';
import { action } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

/** How many placements for each setting together: ODDS_PLACEMENTS; a share in a usual run. */
const PLACEMENTS = Number(process.env['ODDS_PLACEMENTS'] ?? 500);
const SEED = Number(process.env['ODDS_SEED'] ?? Date.now() % 1_000_000);
/** Placements at one site, so that what a site keeps stays small. */
const OF_ONE_SITE = 100;
const MATCHES = 3;
/** A bettor gives up on prices that never rest. */
const TRIES = 12;

interface Figures {
  placed: number;
  /** Forms that were answered with a question about a price. */
  asked: number;
  /** Bets at a better price, at a worse one, and at the very price that the form showed. */
  better: number;
  worse: number;
  same: number;
  below: string[];
  moves: number;
}

interface WireLeg {
  readonly eventId: string;
  readonly outcomeValueDecimal: number;
}

describe(`odds over ${PLACEMENTS} placements while prices move`, () => {
  const totals = new Map<OddsChangeChoice, Figures>();

  it.each(ODDS_CHANGE_CHOICES)(
    'SLIP-12 PLACE-05 no bet is sent below what the setting "%s" allows',
    async (choice) => {
      const figures = { placed: 0, asked: 0, better: 0, worse: 0, same: 0, below: [], moves: 0 };
      totals.set(choice, figures);
      const count = Math.ceil(PLACEMENTS / ODDS_CHANGE_CHOICES.length);
      const draw = createDraw(SEED + choice.length);
      for (let done = 0; done < count; done += OF_ONE_SITE)
        await placeMany(Math.min(OF_ONE_SITE, count - done), choice, draw, figures);
      const { below, ...counts } = figures;
      process.stdout.write(
        `odds, ${choice}: seed ${SEED}, ${JSON.stringify({ ...counts, below: below.length })}\n`,
      );
      expect(below).toEqual([]);
      expect(figures.placed).toBeGreaterThan(count / 2);
      expect(figures.moves).toBeGreaterThan(count);
      if (choice !== 'any') expect(figures.asked).toBeGreaterThan(0);
      if (choice !== 'any') expect(figures.worse).toBe(0);
      if (choice === 'none') expect(figures.better).toBe(0);
    },
    60_000 + 100 * PLACEMENTS,
  );
});

/** One bettor who places so many slips, and who agrees each time to what the page shows. */
async function placeMany(
  count: number,
  choice: OddsChangeChoice,
  draw: Draw,
  figures: Figures,
): Promise<void> {
  const odds = Array.from({ length: MATCHES }, () => 1_850);
  const held = () => odds.map((price, index) => aMatch(index + 1, { odds: price / 1_000 }));
  const betting = openBetting(action, { events: held() });
  const { site, browser, post, slip } = betting;
  const { singles, multiple, limits, status } = operatorOf(site);
  await browser.logIn();

  function move(chance: number): void {
    for (let index = 0; index < MATCHES; index += 1) {
      if (!draw.chance(chance)) continue;
      odds[index] = 1_100 + 10 * draw.below(400);
      figures.moves += 1;
    }
    site.catalogue.held = held();
  }

  let shown = new Map<string, number>();
  let ids = 0;
  function judge(legs: readonly WireLeg[]): void {
    for (const { eventId, outcomeValueDecimal } of legs) {
      const sent = Math.round(outcomeValueDecimal * 1_000);
      const agreed = shown.get(eventId) ?? Infinity;
      if (sent === agreed) figures.same += 1;
      else if (sent > agreed) figures.better += 1;
      else figures.worse += 1;
      const isAllowed =
        choice === 'any' || (choice === 'better' ? sent >= agreed : sent === agreed);
      if (!isAllowed) figures.below.push(`${eventId}: ${sent} for ${agreed}, seed ${SEED}`);
    }
  }
  /** Takes each bet, or names a price that it would take. */
  function answered(tickets: readonly (readonly WireLeg[])[]) {
    const isTooHigh = draw.chance(0.1);
    if (!isTooHigh) judge(tickets.flat());
    const context = { selectionIndex: 0, suggestedOdds: 1.1 + draw.below(300) / 100 };
    const error = 'ODDS_DIFFERENCE_TOO_HIGH';
    return {
      data: {
        validTicket: isTooHigh
          ? []
          : tickets.map((_, indexTicket) => ({ indexTicket, ticketId: `t-${(ids += 1)}` })),
        invalidTickets: isTooHigh
          ? tickets.map((_, indexTicket) => ({ indexTicket, error, context }))
          : [],
      },
    };
  }
  limits.reply(({ body }) => {
    // A price moves while the bet is on its way, too.
    move(0.2);
    const { length } = (body as { readonly tickets: readonly unknown[] }).tickets;
    const row = { betStakeLimit: 1_000, limitsByMatch: [] };
    return { data: Array.from({ length }, (_, indexTicket) => ({ indexTicket, ...row })) };
  });
  singles.reply(({ body }) => {
    const { ticketRequest } = body as {
      readonly ticketRequest: readonly {
        readonly eventId: string;
        readonly ticketBetSelection: Omit<WireLeg, 'eventId'>;
      }[];
    };
    return answered(
      ticketRequest.map(({ eventId, ticketBetSelection }) => [{ ...ticketBetSelection, eventId }]),
    );
  });
  multiple.reply(({ body }) => {
    const { ticketRequest } = body as {
      readonly ticketRequest: { readonly ticketBetSelection: readonly WireLeg[] };
    };
    return answered([ticketRequest.ticketBetSelection]);
  });
  status.reply((call) => statusOf(ticketAsked(call), 2));

  for (let done = 0; done < count; done += 1) {
    await post({ do: 'update', oddsChange: choice });
    const legs = 1 + draw.below(MATCHES);
    for (let n = 1; n <= legs; n += 1)
      await post({ tap: `${odds[n - 1] ?? 0} sr:match:${n} o${n}`, stay: '1' });
    if (legs > 1) await post({ ticketType: draw.pick(['singles', 'multiple']) });
    for (let tried = 0; tried < TRIES; tried += 1) {
      const page = await slip();
      if (page.step !== 'settingBet') break;
      // Now and then a page that is older than the slip, or that somebody made up.
      const isOld = draw.chance(0.1);
      shown = new Map(
        page.selections.map(({ eventId, latest }) => [
          eventId,
          isOld ? 1_100 + 10 * draw.below(400) : latest.odds,
        ]),
      );
      move(0.25);
      const fields = Object.fromEntries(
        page.selections.map(({ eventId, outcomeId }) => [
          `shown:${outcomeId}`,
          `${shown.get(eventId) ?? 0} Flamengo`,
        ]),
      );
      const stakes = Object.fromEntries(
        page.ticketType === 'multiple'
          ? [['stake:multiple', '1']]
          : page.selections.map(({ outcomeId }) => [`stake:${outcomeId}`, '1']),
      );
      const sent = await post({ ...fields, ...stakes, place: page.intentId });
      if (sent.status === 409) figures.asked += 1;
      site.pass(1_000);
    }
    if ((await slip()).step === 'result') figures.placed += 1;
    await post({ do: 'clear' });
  }
}
