import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionSecret } from './session-secret.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('sessionSecret', () => {
  it('is the one of the environment, if there is one', async () => {
    expect(await sessionSecret({ SESSION_SECRET: 'mine' }, folder)).toBe('mine');
  });

  it('is made once and kept where its owner alone can read it', async () => {
    const first = await sessionSecret({}, folder);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessionSecret({}, folder)).toBe(first);
    expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
  });
});
