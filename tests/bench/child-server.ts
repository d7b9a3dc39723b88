import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** A server in a process of its own, so that it is measured alone. */
export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const READY_TRIES = 150;
const TRY_EVERY_MS = 200;

interface ServerOptions {
  /** Node's. */
  readonly flags?: readonly string[];
  /** The variable that names its port. */
  readonly portName?: string;
  /** The path that answers once it is ready. */
  readonly health?: string;
  /** The only core it may use, where the machine can pin it to one. */
  readonly core?: number;
}

const PIN = 'taskset';

/** Whether this machine can pin a process to a core. */
export function isPinning(): boolean {
  return spawnSync(PIN, ['-c', '0', 'true']).status === 0;
}

/** Starts a program that listens on a port, and waits until it is ready. Throws when it ends before. */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string>>,
  cwd: string,
  { flags = [], portName = 'PORT', health = '/health', core }: ServerOptions = {},
): Promise<ChildServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pin = core !== undefined && isPinning() ? [PIN, '-c', String(core)] : [];
  const [command = '', ...args] = [...pin, process.execPath, ...flags, program];
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, NODE_ENV: 'production', [portName]: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    const response = await fetch(origin + health).catch(() => null);
    if (response?.ok) break;
    await wait(TRY_EVERY_MS);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
