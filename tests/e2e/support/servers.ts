import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const READY_WITHIN_MS = 30_000;

/** The operator's platform and the site of one brand, each a process of its own with its own data. */
export interface Servers {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  /** Kills the site's process at once, as a crash does. */
  killSite(): Promise<void>;
  startSite(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both on free ports. `world` sets the simulated world; see apps/sandbox/README.md. */
export async function startServers(
  brand: string,
  world: Readonly<Record<string, string>> = {},
): Promise<Servers> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const [sandboxPort, sitePort] = [await freePort(), await freePort()];
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const sandbox = launch('apps/sandbox/src/main.ts', {
    BRAND: brand,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA: join(data, 'sandbox.sqlite'),
    SANDBOX_PUBLIC_URL: sandboxUrl,
    ...world,
  });
  await answers(`${sandboxUrl}/sandbox/health`, sandbox);
  let site: ChildProcess | null = null;

  async function startSite(): Promise<void> {
    site = launch('apps/site/server/main.ts', {
      NODE_ENV: 'production',
      BRAND: brand,
      PORT: String(sitePort),
      SESSION_SECRET: 'a-secret-of-the-journey-tests-only',
      SITE_DATA: join(data, 'site.sqlite'),
      SANDBOX_URL: sandboxUrl,
      LOG_LEVEL: 'warn',
    });
    await answers(`${siteUrl}/health`, site);
  }

  async function killSite(): Promise<void> {
    await end(site, 'SIGKILL');
    site = null;
  }

  await startSite();
  return {
    siteUrl,
    sandboxUrl,
    killSite,
    startSite,
    async stop() {
      await Promise.all([end(site, 'SIGTERM'), end(sandbox, 'SIGTERM')]);
      await rm(data, { recursive: true, force: true });
    },
  };
}

function launch(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} ended while starting`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within ${READY_WITHIN_MS} ms`);
}

async function end(server: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
