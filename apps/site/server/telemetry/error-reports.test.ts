import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErrorReports } from './error-reports.ts';
import { createSiteLog } from './site-log.ts';

const envelopes: { path: string; body: string }[] = [];
let leadsOn = false;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => (body += String(piece)));
  request.on('end', () => {
    envelopes.push({ path: request.url ?? '', body });
    if (leadsOn) response.writeHead(307, { Location: '/elsewhere' });
    response.end('{}');
  });
});

beforeEach(async () => {
  envelopes.length = 0;
  leadsOn = false;
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => receiver.close(resolve)));

/** A log whose errors are reported to the receiver. */
function open(sampleRate = 1) {
  const { port } = receiver.address() as AddressInfo;
  const dsn = `http://key@127.0.0.1:${port}/errors/7`;
  const reports = createErrorReports({ dsn, sampleRate, release: '1.4.0' }, 'arara');
  const log = createSiteLog('error', {
    destination: { write: () => undefined },
    onError: (error, words) => reports.report(error, { words }),
  });
  return { reports, log };
}

/** The events that came, each the third line of its envelope. */
function came(): unknown[] {
  return envelopes.map(({ body }) => JSON.parse(body.split('\n')[2] ?? ''));
}

describe('error reports', () => {
  it('TRACK-04 carry the release and the brand, and nothing of a person', async () => {
    const { reports, log } = open();
    log
      .child({ requestId: 'r-1' })
      .error({ err: new TypeError('no x of ana@example.com') }, 'lost');
    await reports.close();
    expect(envelopes[0]?.path).toMatch(/^\/errors\/api\/7\/envelope\//);
    expect(came()).toMatchObject([
      {
        release: '1.4.0',
        environment: 'arara',
        level: 'error',
        tags: { words: 'lost' },
        exception: { values: [{ type: 'TypeError', value: 'no x of [left out]' }] },
      },
    ]);
    expect(envelopes[0]?.body).toContain('error-reports.test.ts');
    expect(envelopes[0]?.body).not.toContain('ana@');
  });

  it('TRACK-04 are made of lines without an error, too, and of no warning', async () => {
    const { reports, log } = open();
    log.error({ chat: 'widget' }, 'the support chat does not start');
    log.warn({ err: new Error('late') }, 'slow');
    await reports.close();
    expect(came()).toMatchObject([
      { exception: { values: [{ value: 'the support chat does not start' }] } },
    ]);
  });

  it('go to the configured address alone, wherever that leads', async () => {
    leadsOn = true;
    const { reports, log } = open();
    log.error({ err: new Error('lost') }, 'lost');
    await reports.close();
    expect(envelopes.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(envelopes).toHaveLength(1);
  });

  it('TRACK-04 are sampled by the configured rate', async () => {
    for (const [rate, count] of [
      [0, 0],
      [1, 20],
    ] as const) {
      envelopes.length = 0;
      const { reports, log } = open(rate);
      for (let at = 0; at < 20; at += 1) log.error({ err: new Error(`error ${at}`) }, 'failed');
      await reports.close();
      expect(envelopes).toHaveLength(count);
    }
  });

  it.each([
    new UpstreamTimeout('wallet.balance', 1_000),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    new Error('not answered', { cause: new DOMException('aborted', 'AbortError') }),
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])('TRACK-05 leave out what is not the product’s: %s', async (error) => {
    const { reports, log } = open();
    log.error({ err: error }, 'not answered');
    await reports.close();
    expect(envelopes).toEqual([]);
  });
});
