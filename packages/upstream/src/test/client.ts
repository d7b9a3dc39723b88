import { expect } from 'vitest';
import { z } from 'zod';
import { createUpstreamClient, type UpstreamClientOptions } from '../base/client.ts';
import { endpoint, type Method } from '../base/endpoint.ts';
import { serve, type Answer } from './server.ts';

/** An endpoint of the simplest kind. */
export function ping(method: Method) {
  return endpoint({
    name: `test.${method.toLowerCase()}`,
    host: 'main',
    method,
    path: '/api/ping',
    auth: 'none',
    answer: z.object({ ok: z.boolean() }),
    source: '1§7',
  });
}

/** A client of a server of its own while the work runs. Repeats come after 100 ms to the millisecond. */
export async function withServer(
  answer: Answer,
  work: (
    client: ReturnType<typeof createUpstreamClient>,
    requests: readonly string[],
  ) => Promise<void>,
  options: Partial<UpstreamClientOptions> = {},
): Promise<void> {
  await using server = await serve(answer);
  const settings = { hosts: server.hosts, now: Date.now, random: () => 0.5, ...options };
  await work(createUpstreamClient(settings), server.requests);
}

/** What a call that has to fail fails with. */
export function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );
}
