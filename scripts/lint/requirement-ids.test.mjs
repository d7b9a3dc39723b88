import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';

const testFiles = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts', '*.stories.tsx'];

const [header, ...rows] = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const known = rows.map(([id = '']) => id);

/** The repository's tests and stories, new ones included; git lists deleted ones until they are committed. */
function filesWithTitles() {
  const listing = ['ls-files', '-z', '-co', '--exclude-standard', '--', ...testFiles];
  return execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/**
 * The ids that stand at the start of a text in quotes: of a title, of a row that names its test, or of
 * a story's name.
 *
 * @param {string} source
 */
function idsInTitles(source) {
  const starts = source.match(/(?<=['"`])(?:[A-Z]+-\d+\b[\s,:]+)+/g) ?? [];
  return starts.flatMap((start) => start.match(/[A-Z]+-\d+/g) ?? []);
}

describe('the table of requirements', () => {
  it('has an id and a requirement in every row', () => {
    expect(header).toEqual(['id', 'requirement']);
    expect(rows.filter((row) => row.length !== 2 || row.some((cell) => !cell.trim()))).toEqual([]);
  });

  it('has well-formed ids', () => {
    expect(known.filter((id) => !/^[A-Z]+-\d{2}$/.test(id))).toEqual([]);
  });

  it('has each id once', () => {
    expect(known.filter((id, row) => known.indexOf(id) !== row)).toEqual([]);
  });
});

describe('ids in titles', () => {
  it.each([
    [`it('SLIP-03 holds at most 30 selections', () => {`, ['SLIP-03']],
    [`])("SLIP-16 BRAND-06 holds %s", (stake) => {`, ['SLIP-16', 'BRAND-06']],
    ['    `SLIP-12 names ${change}`,', ['SLIP-12']],
    [`it('holds what SLIP-03 says', () => {`, []],
  ])('are found in %s', (source, ids) => {
    expect(idsInTitles(source)).toEqual(ids);
  });

  it('are rows of the table', () => {
    const found = filesWithTitles().flatMap((file) =>
      idsInTitles(readFileSync(path.join(root, file), 'utf8')).map((id) => ({ file, id })),
    );
    expect(found).not.toEqual([]);
    expect(found.filter(({ id }) => !known.includes(id))).toEqual([]);
  });
});
