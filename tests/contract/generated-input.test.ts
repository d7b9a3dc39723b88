import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { declaredEndpoints } from '../../packages/upstream/src/contract/declared-endpoints.ts';
import { type Endpoint, refusalBody } from '../../packages/upstream/src/base/endpoint.ts';
import { arbitraryOf, type KnownTexts, refusedBy } from './arbitrary-of.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';

const RUNS = 8;
const PASSWORD = 'Vitrine!2024';
/** Ends the caller's session, so it has a session of its own. */
const ENDS_SESSIONS = new Set(['session.close']);

let platform: RunningPlatform;
let token: string;
let known: KnownTexts;

beforeAll(async () => {
  platform = await startPlatform();
  token = await login();
  known = await knownTexts();
});
afterAll(() => platform.stop());

async function login(): Promise<string> {
  const answer = await fetch(platform.urlOf('main', '/api/Session/login/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'demo@vitrine.example',
      password: PASSWORD,
      extendedSession: false,
      tokenCaptcha: 'test',
    }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Ids of events, markets, outcomes and tournaments of the world, from the list of live matches. */
async function knownTexts(): Promise<KnownTexts> {
  const answer = await fetch(platform.urlOf('frontBack', '/live-matches'));
  const found = new Set(['sr:sport:1', 'demo@vitrine.example', PASSWORD]);
  JSON.parse(await answer.text(), (key, value: unknown) => {
    if (/id$/i.test(key) && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found].slice(0, 60);
}

interface Input {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const nothing = fc.constant({});

function part(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  return schema ? (arbitraryOf(schema, known) as fc.Arbitrary<Record<string, unknown>>) : nothing;
}

/** A path parameter as a segment cannot be empty, nor climb. */
function isSegment(value: unknown): boolean {
  return !['', '.', '..'].includes(String(value));
}

function inputOf(endpoint: Endpoint, body: fc.Arbitrary<unknown>): fc.Arbitrary<Input> {
  const params = part(endpoint.params).filter((values) => Object.values(values).every(isSegment));
  return fc.record({ params, query: part(endpoint.query), body });
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}

async function send(endpoint: Endpoint, input: Input): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params[name])),
  );
  const url = new URL(platform.urlOf(endpoint.host, `/${path.replace(/^\//, '')}`));
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const isForm = endpoint.bodyType === 'multipart';
  const bearer = ENDS_SESSIONS.has(endpoint.name) ? await login() : token;
  return fetch(url, {
    method: endpoint.method,
    headers: {
      ...endpoint.headers,
      ...(endpoint.auth === 'none' ? {} : { authorization: `Bearer ${bearer}` }),
      ...(endpoint.body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: isForm ? formOf(input.body) : JSON.stringify(input.body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
}

/** An answer is one of the contract's: within the schema, or a refusal that is declared. */
async function expectDeclared(endpoint: Endpoint, answer: Response): Promise<void> {
  if (answer.ok) {
    if (answer.status === endpoint.none) return;
    if (endpoint.answer) endpoint.answer.parse(await answer.json());
    return;
  }
  const { error, message } = refusalBody.parse(await answer.json());
  expect(endpoint.refusals?.[answer.status] ?? [], `${error}: ${message}`).toContain(error);
}

async function ledger(): Promise<unknown> {
  return (await fetch(platform.urlOf('main', '/../sandbox/books'))).json();
}

const answering = declaredEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ host }) => host !== 'feedGate')
  .map((endpoint) => [endpoint.name, endpoint] as const);

describe('generated input', () => {
  it.each(answering)('%s answers valid input within its schemas', async (_, endpoint) => {
    const body = endpoint.body ? arbitraryOf(endpoint.body, known) : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(inputOf(endpoint, body), async (input) => {
        await expectDeclared(endpoint, await send(endpoint, input));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(answering.filter(([, { body, bodyType }]) => body && !bodyType))(
    '%s refuses invalid input with a reason, and moves no money',
    async (_, endpoint) => {
      const body = endpoint.body ? refusedBy(endpoint.body) : fc.constant(undefined);
      const before = await ledger();
      await fc.assert(
        fc.asyncProperty(inputOf(endpoint, body), async (input) => {
          const answer = await send(endpoint, input);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
          const { error, message } = refusalBody.parse(await answer.json());
          expect(error).not.toBe('');
          expect(message).not.toBe('');
        }),
        { numRuns: RUNS },
      );
      expect(await ledger()).toEqual(before);
    },
  );
});
