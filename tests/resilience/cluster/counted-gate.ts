import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the operator's feed gate on which streams are counted. */
export interface CountedGate {
  /** In place of the feed gate's address. */
  readonly url: string;
  /** Open streams by their topics' paths. */
  streams(): ReadonlyMap<string, number>;
  /** The most connections that were asked for in any second since this was asked last. */
  busiestSecond(): number;
  close(): Promise<void>;
}

/** Opens the way to the feed gate at an address. */
export async function openCountedGate(gateUrl: string): Promise<CountedGate> {
  const open = new Set<ServerResponse>();
  let askedAt: number[] = [];
  const server = createServer((asked, answer) => {
    askedAt.push(performance.now());
    const { url = '/', headers } = asked;
    const onward = request(gateUrl + url, { agent: false, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
      if (found.statusCode === 200) open.add(answer);
      found.on('close', () => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => {
      open.delete(answer);
      onward.destroy();
    });
    onward.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams() {
      const counts = new Map<string, number>();
      for (const { req } of open) {
        const path = decodeURIComponent(new URL(req.url ?? '/', 'http://gate').pathname);
        counts.set(path, (counts.get(path) ?? 0) + 1);
      }
      return counts;
    },
    busiestSecond() {
      const times = askedAt;
      askedAt = [];
      const within = (from: number) => times.filter((at) => at >= from && at < from + 1_000).length;
      return Math.max(0, ...times.map(within));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
