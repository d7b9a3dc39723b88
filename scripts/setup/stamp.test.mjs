import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, onceFor } from './stamp.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-stamp-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('hashOf', () => {
  it('changes with content, with names and with what appears, but not with what is ignored', async () => {
    const hash = () => hashOf([folder], (name) => name === 'dist');
    const seen = [await hash()];
    await writeFile(path.join(folder, 'a'), 'x');
    seen.push(await hash());
    await writeFile(path.join(folder, 'a'), 'y');
    seen.push(await hash());
    await mkdir(path.join(folder, 'b'));
    await writeFile(path.join(folder, 'b', 'a'), 'y');
    seen.push(await hash());
    expect(new Set(seen).size).toBe(4);
    await mkdir(path.join(folder, 'dist'));
    await writeFile(path.join(folder, 'dist', 'out'), 'z');
    expect(await hash()).toBe(seen.at(-1));
  });

  it('counts a missing file as absent', async () => {
    const file = path.join(folder, 'later');
    const before = await hashOf([file]);
    await writeFile(file, '');
    expect(await hashOf([file])).not.toBe(before);
  });
});

describe('onceFor', () => {
  /** @type {number} */
  let runs;
  const task = (/** @type {string} */ inputs, /** @type {boolean} */ fails = false) => ({
    name: 'task',
    inputs,
    outputs: [path.join(folder, 'out')],
    folder: path.join(folder, 'stamps'),
    async work() {
      runs += 1;
      if (fails) throw new Error('no');
      await writeFile(path.join(folder, 'out'), '');
    },
  });

  beforeEach(() => {
    runs = 0;
  });

  it('works once for the same inputs', async () => {
    expect(await onceFor(task('1'))).toBe('done');
    expect(await onceFor(task('1'))).toBe('up to date');
    expect(runs).toBe(1);
  });

  it('works again for other inputs, and when the output is gone', async () => {
    await onceFor(task('1'));
    expect(await onceFor(task('2'))).toBe('done');
    await rm(path.join(folder, 'out'));
    expect(await onceFor(task('2'))).toBe('done');
  });

  it('works again after a failure, even for inputs that once succeeded', async () => {
    await onceFor(task('1'));
    await expect(onceFor(task('2', true))).rejects.toThrow('no');
    expect(await onceFor(task('1'))).toBe('done');
  });
});
