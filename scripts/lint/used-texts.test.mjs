import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/places.mjs';

const LOCALE = 'packages/messages/locales/pt-BR';

/** What the plural rules add to a key. */
const COUNT = /_(?:zero|one|two|few|many|other)$/;

const sources = globSync(
  [
    'apps/{site,sandbox}/{app,server,src,vite}/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    '.storybook/**/*.{ts,tsx}',
  ],
  { cwd: root },
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Words in quotes, and names behind a dot. */
const named = new Set(
  [...sources.matchAll(/'([^'\n]+)'|\.(\w+)/g)].map(([, text, name]) => text ?? name),
);
/** Parts of keys that are put together, such as `state.` of `state.${state}`. */
const starts = [...sources.matchAll(/`([\w.-]{3,})\$\{/g)].flatMap(([, start = '']) => start);
const middles = [...sources.matchAll(/\}([\w.-]{3,})(?=\$\{)/g)].flatMap(
  ([, middle = '']) => middle,
);
const ends = [...sources.matchAll(/\}([\w.-]{3,})`/g)].flatMap(([, end = '']) => end);

/** @param {string} key */
function isUsed(key) {
  const name = key.replace(COUNT, '');
  return (
    named.has(name) ||
    middles.some((middle) => name.includes(middle)) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end))
  );
}

it.each(globSync('*.json', { cwd: path.join(root, LOCALE) }))(
  '%s holds no text that nothing shows',
  (file) => {
    const keys = Object.keys(JSON.parse(readFileSync(path.join(root, LOCALE, file), 'utf8')));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  },
);
