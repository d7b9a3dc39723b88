import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupFailure } from '../setup/failure.mjs';
import { childEnvironment, node } from '../setup/places.mjs';
import { readableLine } from './log-line.mjs';

const patienceMs = 60_000;
/** Longer than the site gives requests that are running, once it has drained. */
const graceMs = 15_000;
const keptLines = 30;

/** One server as a child process, its log shown line by line behind its name. */
export class Server {
  /** @type {import('node:child_process').ChildProcess} */
  #child;
  /** @type {string[]} */
  #lines = [];
  /** How long it goes on serving after it was asked to end, in milliseconds. */
  #drainMs;
  /**
   * Settles when the process has ended, with the words for how.
   *
   * @type {Promise<string>}
   */
  ended;

  /**
   * @param {object} program
   * @param {string} program.name
   * @param {string} [program.file] What to run; Node unless given.
   * @param {readonly string[]} program.args Its arguments; of Node the source to run, flags before it.
   * @param {string} program.cwd
   * @param {NodeJS.ProcessEnv} program.env
   * @param {NodeJS.WritableStream} [program.log]
   */
  constructor({ name, file = node, args, cwd, env, log = process.stdout }) {
    this.name = name;
    this.#drainMs = Number(env['DRAIN_MS'] ?? 0);
    this.#child = spawn(file, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (written) => {
        const line = readableLine(written);
        this.#lines = [...this.#lines, line].slice(-keptLines);
        log.write(`${name.padEnd(7)} | ${line}\n`);
      });
    }
    this.ended = new Promise((resolve) => {
      this.#child.on('error', (error) => resolve(error.message));
      this.#child.on('close', (status, signal) => resolve(signal ?? `status ${status}`));
    });
  }

  /**
   * Waits until the address answers 200 and gives the answer's JSON, if it is JSON.
   *
   * @param {string} address
   * @param {AbortSignal} signal Rejects the wait.
   * @returns {Promise<unknown>}
   */
  async ready(address, signal) {
    const ended = this.ended.then((how) => {
      throw new SetupFailure(`The ${this.name} ended (${how}) before it was ready.`, this.#said());
    });
    // A server that ends later, having been ready, is the business of whoever watches `ended`.
    ended.catch(() => undefined);
    return Promise.race([this.#answer(address, signal), ended]);
  }

  /** Asks the process to end, and makes it fifteen seconds after it should have drained. */
  async stop() {
    this.#child.kill('SIGTERM');
    const deadline = setTimeout(() => this.#child.kill('SIGKILL'), this.#drainMs + graceMs);
    await this.ended;
    clearTimeout(deadline);
  }

  /**
   * @param {string} address
   * @param {AbortSignal} signal
   */
  async #answer(address, signal) {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      signal.throwIfAborted();
      const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return answer.json().catch(() => undefined);
      await delay(100);
    }
    throw new SetupFailure(
      `The ${this.name} did not answer at ${address} within ${patienceMs / 1000} seconds.`,
      this.#said(),
    );
  }

  #said() {
    return this.#lines.length === 0
      ? 'It wrote nothing.'
      : `The last it wrote:\n${this.#lines.join('\n')}`;
  }
}
