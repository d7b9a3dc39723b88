import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a network is cut: connections are refused, or everything on them is lost without a word. */
export type NetworkCut = 'refuses' | 'swallows';

/** The network between browsers and a site, which can be cut. */
export interface NetworkGate {
  readonly url: string;
  cut(how: NetworkCut): void;
  /** What was connected during the cut stays dead; new connections work. */
  restore(): void;
  /** The most connections that were asked for in any second since this was asked last. */
  busiestSecond(): number;
  close(): Promise<void>;
}

/** Opens a gate to a site on a free port. */
export async function openNetworkGate(siteUrl: string): Promise<NetworkGate> {
  const port = Number(new URL(siteUrl).port);
  const sockets = new Set<Socket>();
  let askedAt: number[] = [];
  let isCut: NetworkCut | null = null;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  }

  const server = createServer((browser) => {
    askedAt.push(performance.now());
    keep(browser);
    if (isCut === 'refuses') browser.destroy();
    if (isCut) return;
    const site = keep(connect({ port, host: '127.0.0.1' }));
    browser.pipe(site).pipe(browser);
    browser.on('close', () => site.destroy());
    site.on('close', () => browser.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(how) {
      isCut = how;
      for (const socket of sockets) {
        if (how === 'refuses') socket.destroy();
        else socket.unpipe().removeAllListeners('data').resume();
      }
    },
    restore() {
      isCut = null;
    },
    busiestSecond() {
      const times = askedAt;
      askedAt = [];
      let most = 0;
      for (let first = 0, last = 0; last < times.length; last += 1) {
        while ((times[last] ?? 0) - (times[first] ?? 0) >= 1_000) first += 1;
        most = Math.max(most, last - first + 1);
      }
      return most;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
