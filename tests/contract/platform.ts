import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Host } from '../../packages/upstream/src/base/hosts.ts';
import { freePort } from '../free-port.ts';

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
  supportChat: '/support-chat',
};

export interface RunningPlatform {
  /** Of the platform itself, before the prefix of a host. */
  readonly address: string;
  urlOf(host: Host, path: string): string;
  stop(): Promise<void>;
}

/** Starts the embedded platform on a free port, with nothing kept. */
export async function startPlatform(): Promise<RunningPlatform> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], SANDBOX_PORT: String(port), SANDBOX_DATA: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (!/ready on port/.test(line)) continue;
    return {
      address: `http://127.0.0.1:${port}`,
      urlOf: (host, path) => `http://127.0.0.1:${port}${PREFIXES[host]}/${path.replace(/^\//, '')}`,
      async stop() {
        child.kill();
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The platform ended while starting');
}
