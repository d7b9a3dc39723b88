import { expect, it } from 'vitest';
import { filesCalled, readRepositoryFile as read, repositoryFiles } from './repository-files.mjs';

const STATES = ['test', 'reason', 'missing'];
/** How many requirements ASVS 5.0.0 has of each level. */
const REQUIREMENTS = { 1: 70, 2: 183 };

const files = repositoryFiles();

/** The cells of the rows whose first cell matches. */
const rowsOf = (/** @type {string} */ text, /** @type {RegExp} */ first) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));

const [head = '', ...chapters] = read('docs/asvs.md').split(/^(?=## \d)/m);
const rows = chapters.flatMap((chapter) => {
  const [, number = ''] = /^## (\d+) /.exec(chapter) ?? [];
  return chapter.split(/^(?=### )/m).flatMap((part) => {
    const [, section = `${number}.?`] = /^### (\d+\.\d+) /.exec(part) ?? [];
    return rowsOf(part, /^\d+\.\d+\.\d+$/).map(
      ([id = '', level = '', asked = '', state = '', shown = '']) => ({
        chapter: number,
        section,
        id,
        level,
        asked,
        state,
        shown,
      }),
    );
  });
});

/** The files that a row names, by as much of their path as tells them from others. */
const namedBy = (/** @type {string} */ shown) =>
  [...shown.matchAll(/`([\w./@-]+\.(?:ts|tsx|mjs|md|service))`/g)].map(([, name = '']) => ({
    name,
    found: filesCalled(files, name),
  }));

it('has a row for each requirement of the levels 1 and 2, once and in order', () => {
  const ids = rows.map(({ id }) => id);
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  expect(ids).toEqual([...new Set(ids)].sort(inOrder));
  for (const [level, count] of Object.entries(REQUIREMENTS)) {
    expect(rows.filter((row) => row.level === level).length, `level ${level}`).toBe(count);
  }
  for (const { chapter, section, id } of rows) {
    expect(id.startsWith(`${section}.`) && section.startsWith(`${chapter}.`), id).toBe(true);
  }
});

it('says of each requirement what is asked, one of three states, and why', () => {
  for (const { id, asked, state, shown } of rows) {
    expect(STATES, id).toContain(state);
    expect(asked, id).not.toBe('');
    expect(shown, id).not.toBe('');
  }
});

it('names each file so that it is found, and where the state is test, one that shows it', () => {
  for (const { id, state, shown } of rows) {
    const named = namedBy(shown);
    for (const { name, found } of named) expect(found, `${id}: ${name}`).toHaveLength(1);
    if (state !== 'test') continue;
    const showing = named.filter(({ name }) => /\.(?:test|spec)\.|^docs\//.test(name));
    expect(showing, `${id} names no test`).not.toEqual([]);
  }
});

it('quotes titles that stand in a file of the row', () => {
  for (const { id, shown } of rows) {
    const texts = namedBy(shown).flatMap(({ found }) => found.map(read));
    for (const [, title = ''] of shown.matchAll(/"([^"]+)"/g)) {
      expect(
        texts.some((text) => text.includes(title)),
        `${id}: ${title}`,
      ).toBe(true);
    }
  }
});

it('counts at its top what its rows say', () => {
  const counted = rowsOf(head, /^(?:\d+ .+|all)$/).map(([name = '', ...counts]) => [
    name.replace(/^(\d+) .*$/, '$1'),
    ...counts.map(Number),
  ]);
  const countsOf = (/** @type {typeof rows} */ some) => [
    ...STATES.map((one) => some.filter(({ state }) => state === one).length),
    some.length,
  ];
  const numbers = [...new Set(rows.map(({ chapter }) => chapter))];
  expect(counted).toEqual([
    ...numbers.map((number) => [number, ...countsOf(rows.filter((row) => row.chapter === number))]),
    ['all', ...countsOf(rows)],
  ]);
});

it('lists all that is missing', () => {
  const [, list = ''] = head.split('\n## What is missing\n');
  const ids = [...list.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
  expect(ids.sort()).toEqual(
    rows
      .filter(({ state }) => state === 'missing')
      .map(({ id }) => id)
      .sort(),
  );
});
