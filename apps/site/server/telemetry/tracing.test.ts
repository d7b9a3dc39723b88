import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { createUpstreamClient } from '@vitrine/upstream/base/client';
import { afterAll, expect, it } from 'vitest';
import { testBuild } from '../../test/page-build.ts';
import { startFakeOperator } from '../../test/fake-operator.ts';
import { startSiteServer } from '../../test/site-server.ts';
import { startTracing, type Tracing } from './tracing.ts';

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const received: string[] = [];
const collector = createServer(async (request, response) => {
  let text = '';
  for await (const piece of request) text += String(piece);
  received.push(text);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});
afterAll(() => void collector.close());

const BUILD = testBuild({
  wallet: {
    path: 'wallet/:id',
    module: {
      async loader({ context }: LoaderFunctionArgs) {
        await context.upstream
          .call(balance, { session: undefined } as never)
          .catch(() => undefined);
        return Response.json({});
      },
    },
  },
});

it('traces a request and its calls to the operator, without addresses and persons', async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const tracing: Tracing = await startTracing(`http://127.0.0.1:${port}`, 'arara');
  const operator = await startFakeOperator();
  const upstream = tracing.traced(createUpstreamClient({ hosts: operator.hosts, now: Date.now }));
  const site = await startSiteServer({ build: BUILD, upstream, tracing });
  await site.ask('/wallet/canary-number?token=canary-token', {
    headers: { Cookie: 'canary=canary' },
  });
  await site.ask('/health/live');
  await site.close();
  await operator.close();
  await tracing.close();
  const text = received.join('\n');
  const { resourceSpans } = JSON.parse(received[0] ?? '') as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
  };
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  const request = spans.find(({ name }) => name === 'GET wallet');
  const call = spans.find(({ name }) => name.startsWith('payments '));
  expect(spans).toHaveLength(2);
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(text).toContain('"http.response.status_code"');
  expect(text).not.toContain('canary');
});
