import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Host } from '../../packages/upstream/src/contract/endpoint.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Below which path each host of the contract answers on the platform's one port. */
const PREFIXES: Readonly<Record<Host, string>> = {
  main: '/main',
  payments: '/payments',
  sportsbook: '/sportsbook',
  betting: '/betting',
  frontBack: '/front-back',
  feedGate: '/feed-gate',
  labels: '/labels',
  providerSwitch: '/provider-switch',
  flags: '/flags',
  kycLog: '/kyc-log',
  ipLookup: '/ip-lookup',
};

export interface RunningPlatform {
  urlOf(host: Host, path: string): string;
  stop(): Promise<void>;
}

/** Starts the embedded platform on a free port, with nothing kept. */
export async function startPlatform(): Promise<RunningPlatform> {
  const child = spawn(process.execPath, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_DATA: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const port = /ready on port (\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    return {
      urlOf: (host, path) => `http://127.0.0.1:${port}${PREFIXES[host]}${path}`,
      async stop() {
        child.kill();
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The platform ended while starting');
}
