import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentEvent } from '../../app/tracking/sent-event.ts';
import { collectorAt } from './collector.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  request.resume();
  const status = { '/events': 202, '/moved': 307, '/full': 503 }[request.url ?? ''] ?? 200;
  response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end();
});
const EVENTS: readonly SentEvent[] = [];

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function send(path: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return collectorAt(`http://127.0.0.1:${port}${path}`)(EVENTS);
}

describe('collectorAt', () => {
  it('rejects when the collector does not take what was sent', async () => {
    await expect(send('/events')).resolves.toBeUndefined();
    await expect(send('/full')).rejects.toThrow('503');
  });

  it('sends events to the configured address alone, wherever that leads', async () => {
    asked.length = 0;
    await expect(send('/moved')).rejects.toThrow();
    expect(asked).toEqual(['/moved']);
  });
});
