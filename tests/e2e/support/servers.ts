import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { oneArena, siteFlags } from '../../../scripts/servers/site-process.mjs';
import { freePort } from '../../free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** On a busy machine a process takes many times as long to start as on an idle one. */
const READY_WITHIN_MS = 120_000;

/** What Node compiles of a server's sources is kept for the next one: a start costs a third less. */
const compileCache = {
  folder: join(root, 'node_modules/.cache/test-servers'),
  flags: ['--import', './tests/e2e/support/keep-compiled.mjs'],
};

/** Time stands still unless it is advanced, so that no price moves by itself. */
export const STILL_WORLD = { WORLD_SEED: '7', WORLD_SPEED: '0' };

/** A server in a process of its own. Its data outlives the process. */
export interface Server {
  readonly url: string;
  /** Of the process; null while none runs. */
  readonly pid: number | null;
  /** Starts the process and waits until it answers. `env` is added to what it always gets. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>;
}

/** The operator's platform and the site of one brand. */
export interface Servers {
  readonly sandbox: Server;
  readonly site: Server;
  /** Starts one more process of the same site; `settings` go over those of the first. */
  addSite(settings?: Readonly<Record<string, string>>): Promise<Server>;
  stop(): Promise<void>;
}

/**
 * Starts both on free ports. `world` sets the simulated world; see apps/sandbox/README.md. `settings` are
 * variables of the site over those it needs; they may depend on the address of the platform.
 */
export async function startServers(
  brand: string,
  world: Readonly<Record<string, string>>,
  settings:
    | Readonly<Record<string, string>>
    | ((sandboxUrl: string) => Readonly<Record<string, string>>) = {},
): Promise<Servers> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const [sandboxPort, sitePort] = [await freePort(), await freePort()];
  const sandbox = sandboxServer(data, sandboxPort, {
    BRAND: brand,
    SANDBOX_SITE_URL: `http://127.0.0.1:${sitePort}`,
    ...world,
  });
  const siteAt = (port: number, more: Readonly<Record<string, string>>) =>
    server([...siteFlags, 'apps/site/server/main.mjs'], port, '/health', {
      ...oneArena,
      NODE_ENV: 'production',
      BRAND: brand,
      PORT: String(port),
      SESSION_SECRET: 'a-secret-of-the-journey-tests-only',
      SITE_DATA: join(data, 'site.sqlite'),
      SANDBOX_URL: sandbox.url,
      LOG_LEVEL: 'fatal',
      // A test machine is busy with browsers, which is no rush of bettors.
      SHED_DELAY_MS: '0',
      SHED_PAGES: '0',
      ...(typeof settings === 'function' ? settings(sandbox.url) : settings),
      ...more,
    });
  const site = siteAt(sitePort, {});
  const sites = [site];
  const stop = async () => {
    await Promise.all([...sites, sandbox].map((each) => each.kill()));
    await rm(data, { recursive: true, force: true });
  };
  try {
    await sandbox.start();
    await site.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    sandbox,
    site,
    async addSite(more = {}) {
      const added = siteAt(await freePort(), more);
      sites.push(added);
      await added.start();
      return added;
    },
    stop,
  };
}

/** Starts the operator's platform alone, on a free port. `env` is that of apps/sandbox/README.md. */
export async function startSandbox(
  env: Readonly<Record<string, string>>,
): Promise<Pick<Servers, 'sandbox' | 'stop'>> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const sandbox = sandboxServer(data, await freePort(), env);
  await sandbox.start();
  return {
    sandbox,
    async stop() {
      await sandbox.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}

function sandboxServer(data: string, port: number, env: Readonly<Record<string, string>>): Server {
  return server(['apps/sandbox/src/main.ts'], port, '/sandbox/health', {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: join(data, 'sandbox.sqlite'),
    SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...env,
  });
}

function server(
  /** What Node is given: its flags, and the program. */
  args: readonly string[],
  port: number,
  healthPath: string,
  env: Readonly<Record<string, string>>,
): Server {
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;
  return {
    url,
    get pid() {
      return running?.pid ?? null;
    },
    async start(more = {}) {
      running = spawn(process.execPath, [...compileCache.flags, ...args], {
        cwd: root,
        env: {
          PATH: process.env['PATH'] ?? '',
          NODE_COMPILE_CACHE: compileCache.folder,
          ...env,
          ...more,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await answers(url + healthPath, running);
    },
    async kill() {
      if (running) await end(running);
      running = null;
    },
  };
}

async function answers(url: string, process: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (process.exitCode !== null)
      throw new Error(`The server of ${url} ended while starting (${process.exitCode})`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} did not answer within ${READY_WITHIN_MS} ms`);
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await ended;
}
