import { FLAG_NAMES, flagValue } from '@vitrine/upstream/contract/shell/flags';
import { z } from 'zod';
import { DEMO } from '../accounts/demo-users.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Interventions } from '../betting/interventions.ts';
import type { Flags } from '../flags/flags.ts';
import type { ServerApp } from '../implement.ts';
import { controlCall } from './control-call.ts';
import { failureOrder } from './failures/ordered-failure.ts';
import type { HostFailures } from './host-failures.ts';

export interface ControlServices {
  readonly tokens: Tokens;
  readonly interventions: Interventions;
  readonly failures: HostFailures;
  readonly flags: Flags;
}

const count = z.number().int().min(0).default(1);

/** The calls by which a tester makes things happen. They answer 204, or 400 with the reason. */
export function mountControl(app: ServerApp, services: ControlServices): void {
  const { tokens, interventions, failures, flags } = services;

  app.get('/sandbox/health', (context) => context.json({ ok: true, demo: DEMO }));

  app.get('/sandbox/failures', (context) =>
    context.json({
      held: failures.held().map(({ target, failure, times }) => ({ target, failure, ...times })),
      dealt: failures.dealt(),
    }),
  );
  controlCall(app, 'failures', failureOrder, failures.order);
  controlCall(app, 'failures/clear', z.object({}), () => failures.clear());
  controlCall(
    app,
    'flags',
    z.object({ name: z.enum(FLAG_NAMES), value: flagValue }),
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
