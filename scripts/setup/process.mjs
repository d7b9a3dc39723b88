import { spawn } from 'node:child_process';

/**
 * @typedef {object} Outcome
 * @property {number} status Exit status; 127 when the program could not be started, 128 when a signal
 *   or the time limit ended it.
 * @property {string} output What it wrote, both streams in the order of arrival.
 */

/**
 * Runs a program to its end, without a shell. Never rejects: a failure is in the status.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, show?: boolean, echo?: boolean }} [options]
 *   With `show` the program writes to the terminal itself and `output` stays empty; with `echo` what it writes is
 *   shown as it comes, too.
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { cwd, env, timeoutMs, show = false, echo = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env,
      timeout: timeoutMs,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (echo) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ status: 127, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 128, output }));
  });
}

/**
 * The end of a long output: where a failing program says why.
 *
 * @param {string} output
 * @param {number} [lines]
 */
export function lastLines(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
