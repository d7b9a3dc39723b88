import { createUpstreamClient, type UpstreamClient } from '../base/client.ts';
import { hostsAt } from './server.ts';

/** What a path is answered with: a status with a body as JSON, or the text as it stands. */
export interface OperatorAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
}

/** An operator that answers from a table, without a network. */
export interface TestOperator {
  readonly client: UpstreamClient;
  /** By `METHOD /host/path`; a call that is not in it is answered with 404. */
  readonly answers: Map<string, OperatorAnswer>;
  /** `METHOD /host/path?query` of each call so far, and its body when it has one. */
  readonly calls: { readonly call: string; readonly body: unknown }[];
}

export function createTestOperator(
  answers: Readonly<Record<string, OperatorAnswer>> = {},
  now: () => number = () => 0,
): TestOperator {
  const calls: TestOperator['calls'] = [];
  const table = new Map(Object.entries(answers));
  const client = createUpstreamClient({
    hosts: hostsAt('http://operator'),
    now,
    random: () => 0.5,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const path = decodeURIComponent(pathname);
      calls.push({
        call: `${request.method} ${path}${search}`,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const answer = table.get(`${request.method} ${path}`) ?? { status: 404, json: NOT_FOUND };
      const status = answer.status ?? 200;
      if (status === 204) return new Response(null, { status });
      return new Response(answer.text ?? JSON.stringify(answer.json), {
        status,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  return { client, answers: table, calls };
}

const NOT_FOUND = { error: 'NOT_FOUND', message: 'Unknown' };
