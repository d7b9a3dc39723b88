import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTestPlatform } from '../test/platform.ts';
import { MAGIC_VALUES } from './magic-values.ts';

/** The rows of the README's table of magic values, as cells. */
function printed(): readonly (readonly string[])[] {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith('Magic values\n')) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

it('are all in the README, and nothing else is', () => {
  const data = MAGIC_VALUES.map(({ field, value, effect }) => [field, `\`${value}\``, effect]);
  expect(data.length).toBeGreaterThan(60);
  expect(printed()).toEqual(data);
});

it('say one thing about a value of a field', () => {
  const keys = MAGIC_VALUES.map(({ field, value }) => `${field} ${value}`);
  expect(keys).toEqual([...new Set(keys)]);
});

it('are answered as data', async () => {
  const { call } = await openTestPlatform();
  expect((await call('GET', '/sandbox/magic')).json).toEqual({ data: MAGIC_VALUES });
});
