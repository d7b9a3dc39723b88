import { HOSTS } from '@vitrine/upstream/contract/endpoint';
import { FLAG_NAMES } from '@vitrine/upstream/contract/flags';
import { z } from 'zod';
import { DEMO } from '../accounts/demo-users.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Interventions } from '../betting/interventions.ts';
import type { FeedGate } from '../feed/feed-gate.ts';
import type { Flags } from '../flags/flags.ts';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { controlCall } from './control-call.ts';
import type { Ticker } from '../ticker.ts';
import type { World } from '../world/world.ts';
import type { HostFailures } from './host-failures.ts';

export interface ControlServices {
  readonly world: World;
  readonly ticker: Ticker;
  readonly gate: FeedGate;
  readonly tokens: Tokens;
  readonly interventions: Interventions;
  readonly failures: HostFailures;
  readonly flags: Flags;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const LONGEST_ADVANCE = 7 * 24 * 3600;
const count = z.number().int().min(0).default(1);

/** The calls by which a tester makes things happen. They answer 204, or 400 with the reason. */
export function mountControl(app: ServerApp, services: ControlServices): void {
  const { world, ticker, gate, tokens, interventions, failures, flags, now } = services;

  app.get('/sandbox/world/forecast/:eventId', (context) => {
    const end = world.endOf(context.req.param('eventId'));
    if (!end) throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', 'No such match');
    return context.json(end);
  });

  app.get('/sandbox/health', (context) => context.json({ ok: true, demo: DEMO }));

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
    'failures',
    z.object({
      host: z.enum(HOSTS),
      count,
      failure: z.union([
        z.object({ status: z.number().int().min(400).max(599) }),
        z.object({ delayMs: z.number().int().min(0).max(600_000) }),
      ]),
    }),
    ({ host, failure, count: times }) => failures.order(host, failure, times),
  );
  controlCall(
    app,
    'flags',
    z.object({ name: z.enum(FLAG_NAMES), value: z.union([z.boolean(), z.number()]) }),
    ({ name, value }) => flags.set(name, value),
  );
  controlCall(app, 'tokens/expire', z.object({}), () => tokens.expireAll());
  controlCall(app, 'sessions/close', z.object({}), () => tokens.closeAll());
  controlCall(
    app,
    'tickets/delay',
    z.object({ seconds: z.number().min(0).max(600) }),
    ({ seconds }) => interventions.delay(seconds),
  );
  controlCall(
    app,
    'tickets/refuse',
    z.object({
      error: z.string().min(1),
      context: z.record(z.string(), z.unknown()).nullable().default(null),
      count,
    }),
    ({ error, context, count: times }) => interventions.refuseNext(times, error, context),
  );
  controlCall(
    app,
    'tickets/reject',
    z.object({ rejectCode: z.number().int(), count }),
    ({ rejectCode, count: times }) => interventions.rejectNext(times, rejectCode),
  );
}
