import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from './platform.ts';

/** Where set-up found them; a run of its own looks in the usual places. */
const curl = process.env['VITRINE_CURL'] ?? found('curl');
const jq = process.env['VITRINE_JQ'] ?? found('jq');

const folder = fileURLToPath(new URL('./walk', import.meta.url));
const steps = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort();

function found(program: string): string | undefined {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((place) => join(place, program));
  return places.find((place) => existsSync(place));
}

const searchPath = [
  ...[curl, jq].map((program) => dirname(program ?? '')),
  process.env['PATH'],
].join(delimiter);

/** The way of a bettor by a client that shares no code with us: curl, step after step. */
describe.skipIf(!curl || !jq)('curl walks the contract', () => {
  let platform: RunningPlatform;
  let state: string;

  beforeAll(async () => {
    platform = await startPlatform();
    state = mkdtempSync(join(tmpdir(), 'walk-'));
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(state, { recursive: true, force: true });
  });

  it.each(steps)('%s', { timeout: 120_000 }, async (step) => {
    const { stdout } = await promisify(execFile)('sh', [join(folder, step)], {
      env: { PATH: searchPath, PLATFORM: platform.address, STATE: state },
    });
    expect(stdout).toMatch(/^ok: /);
  });
});
