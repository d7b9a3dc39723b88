import { describe, expect, it } from 'vitest';
import { createCores } from './cores.mjs';

/** Works that say when they start, and end when they are told to. */
function works() {
  /** @type {string[]} */
  const started = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  return {
    started,
    /** @param {string} name */
    work: (name) => () => {
      started.push(name);
      return new Promise((/** @type {(value: string) => void} */ resolve) => {
        ends.set(name, () => resolve(name));
      });
    },
    /** @param {string} name */
    async end(name) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('cores', () => {
  it('run side by side what fits, and the rest in the order of asking', async () => {
    const { take } = createCores(2);
    const { started, work, end } = works();
    const all = Promise.all([
      take(1, work('lint')),
      take(1, work('format')),
      take(2, work('types')),
      take(1, work('package')),
    ]);
    await end('');
    expect(started).toEqual(['lint', 'format']);
    await end('format');
    expect(started).toEqual(['lint', 'format']);
    await end('lint');
    expect(started).toEqual(['lint', 'format', 'types']);
    await end('types');
    await end('package');
    expect(await all).toEqual(['lint', 'format', 'types', 'package']);
  });

  it('are all given to a work that asks for more than there are', async () => {
    const { take } = createCores(1);
    await expect(take(2, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('are free again after a work that failed', async () => {
    const { take } = createCores(1);
    await expect(take(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(take(1, () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
