import type { CallSettings, UpstreamClient } from '@vitrine/upstream/base/client';
import type { Endpoint } from '@vitrine/upstream/base/endpoint';
import { SessionEnded, UpstreamStatusError } from '@vitrine/upstream/base/errors';
import type { z } from 'zod';

/** A call as it reached the operator. */
export interface OperatorCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The bearer token; null on a call outside a session. */
  readonly token: string | null;
}

type Reply = (call: OperatorCall) => unknown;

/** One endpoint as a test steers it. */
export interface TestEndpoint<Body> {
  /**
   * From now on it answers so; a reply that throws is a call that failed. An endpoint of whose answer
   * nothing is read needs no reply.
   */
  reply(reply: (call: OperatorCall) => Body): void;
  /** Keeps its answers back until the function given is called. */
  hold(): () => void;
  /** The calls so far, oldest first. */
  calls(): readonly OperatorCall[];
}

/** The operator's side of the contract for tests: each endpoint answers what the test says. */
export interface TestOperator {
  readonly client: UpstreamClient;
  at<Body>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<unknown, Body>>,
  ): TestEndpoint<Body>;
}

/** A refusal as the client throws it. */
export function statusError(
  endpoint: Pick<Endpoint, 'name'>,
  status: number,
  body: unknown = null,
  retryAfterMs: number | null = null,
): UpstreamStatusError {
  return new UpstreamStatusError(endpoint.name, { status, body, retryAfterMs });
}

export function createTestOperator(): TestOperator {
  const replies = new Map<string, Reply>();
  const asked = new Map<string, OperatorCall[]>();
  const held = new Map<string, Promise<void>>();

  async function call(endpoint: Endpoint, options: CallSettings & Partial<OperatorCall> = {}) {
    const { session, params, query, body } = options;
    const tokens = endpoint.auth === 'none' ? null : await session?.tokens();
    if (endpoint.auth === 'bearer' && !tokens) throw new SessionEnded('absent', endpoint.name);
    const reply = replies.get(endpoint.name);
    if (!reply && endpoint.answer) throw new Error(`The test has no answer of ${endpoint.name}`);
    const made: OperatorCall = {
      params,
      query,
      body: endpoint.body?.parse(body),
      token: tokens?.token ?? null,
    };
    asked.set(endpoint.name, [...(asked.get(endpoint.name) ?? []), made]);
    await held.get(endpoint.name);
    const answer = reply?.(made);
    return endpoint.answer?.parse(answer);
  }

  return {
    // Safe: the answer was parsed by the schema the type is read from.
    client: { call: (endpoint, ...[options]) => call(endpoint, options) as Promise<never> },
    at: ({ name }) => ({
      reply: (reply) => void replies.set(name, reply),
      hold() {
        const { promise, resolve } = Promise.withResolvers<void>();
        held.set(name, promise);
        return resolve;
      },
      calls: () => asked.get(name) ?? [],
    }),
  };
}
