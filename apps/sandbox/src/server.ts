import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Config } from './config.ts';
import { openPlatform } from './platform.ts';

export interface RunningServer {
  readonly port: number;
  /** Ends streams, lets answers under way finish, and closes the store. */
  stop(): Promise<void>;
}

/** Opens the platform, serves it and sets its world in motion. */
export async function startServer(config: Config): Promise<RunningServer> {
  const platform = await openPlatform(config);
  const server = createAdaptorServer({ fetch: platform.app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, resolve);
  });
  platform.ticker.tick();
  platform.ticker.start();
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      platform.ticker.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      platform.endStreams();
      server.closeIdleConnections();
      await closed;
      platform.close();
    },
  };
}
