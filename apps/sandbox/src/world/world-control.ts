import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { FeedGate } from '../feed/feed-gate.ts';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { Ticker } from '../ticker.ts';
import type { MatchChange } from './match/match-changes.ts';
import type { ChangeProblem, World } from './world.ts';

export interface WorldControlServices {
  readonly world: World;
  readonly ticker: Ticker;
  readonly gate: FeedGate;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const LONGEST_ADVANCE = 7 * 24 * 3600;
const eventId = z.string().min(1);

const PROBLEMS: Readonly<Record<ChangeProblem, string>> = {
  unknown: 'There is no such match on offer',
  over: 'The match is over',
  notLive: 'The match is not live',
  withoutGoals: 'There are no goals in this sport',
};

/** The calls by which a tester makes things happen in the world and its feed. */
export function mountWorldControl(app: ServerApp, services: WorldControlServices): void {
  const { world, ticker, gate, now } = services;

  function change(matchId: string, order: MatchChange): void {
    const problem = world.change(matchId, order);
    if (problem) throw new Refusal(400, 'MATCH_NOT_CHANGED', PROBLEMS[problem]);
    ticker.tick();
  }

  app.get('/sandbox/world/forecast/:eventId', (context) => {
    const end = world.endOf(context.req.param('eventId'));
    if (!end) throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', 'No such match');
    return context.json(end);
  });
  app.get('/sandbox/world/pace', (context) => context.json(ticker.pace()));

  controlCall(
    app,
    'world/advance',
    z.object({ seconds: z.number().positive().max(LONGEST_ADVANCE) }),
    ({ seconds }) => ticker.fastForward(seconds),
  );
  controlCall(
    app,
    'world/suspend',
    z.object({ marketId: z.string(), seconds: z.number().min(0) }),
    ({ marketId, seconds }) => {
      world.suspendMarket(marketId, now() + seconds * 1000);
      ticker.tick();
    },
  );
  controlCall(
    app,
    'world/odds',
    z.object({ outcomeId: z.string(), factor: z.number().positive() }),
    ({ outcomeId, factor }) => {
      world.moveOdds(outcomeId, factor);
      ticker.tick();
    },
  );
  controlCall(app, 'world/feed', z.object({ up: z.boolean() }), ({ up }) => gate.setUp(up));
  controlCall(
    app,
    'world/producer',
    z.object({ producerId: z.number().int(), up: z.boolean() }),
    ({ producerId, up }) => {
      world.setProducer(producerId, up);
      ticker.tick();
    },
  );
  controlCall(app, 'world/goal', z.object({ eventId, side: z.enum(['home', 'away']) }), (order) =>
    change(order.eventId, { kind: 'goal', side: order.side }),
  );
  controlCall(app, 'world/end', z.object({ eventId }), (order) =>
    change(order.eventId, { kind: 'ended' }),
  );
  controlCall(app, 'world/abandon', z.object({ eventId }), (order) =>
    change(order.eventId, { kind: 'abandoned' }),
  );
  controlCall(app, 'world/coverage', z.object({ eventId, up: z.boolean() }), (order) =>
    change(order.eventId, { kind: order.up ? 'covered' : 'uncovered' }),
  );
}
