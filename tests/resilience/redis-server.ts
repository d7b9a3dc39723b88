import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

/** Where the setup of `npm test` has found or installed it. */
const given = process.env['VITRINE_REDIS_SERVER'];
const program = given ?? 'redis-server';

/**
 * Whether tests can use Redis. In continuous integration, and where the setup of `npm test` has provided it, they
 * have to: there they fail without it.
 */
export const hasRedis =
  process.env['CI'] === 'true' ||
  given !== undefined ||
  spawnSync(program, ['--version']).status === 0;

/** The `redis-server` of an operator who keeps what it holds, as the README asks for. */
export class RedisServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  #running: ChildProcess | undefined;
  #port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const where = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--dir', this.#folder];
    const kept = ['--appendonly', 'yes', '--appendfsync', 'always'];
    this.#running = spawn(program, [...where, ...kept], { stdio: 'ignore' });
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    if (!this.#running || this.#running.exitCode !== null || this.#running.signalCode !== null)
      return;
    const exited = once(this.#running, 'exit');
    this.#running.kill('SIGKILL');
    await exited;
  }

  /** Lets it take calls and answer none. */
  hang(isHanging: boolean): void {
    this.#running?.kill(isHanging ? 'SIGSTOP' : 'SIGCONT');
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
