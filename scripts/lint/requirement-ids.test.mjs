import { describe, expect, it } from 'vitest';
import {
  filesWithIds,
  idsInTitles,
  requirementRows,
  requirements,
} from '../requirements/requirement-levels.mjs';

const { header, rows } = requirementRows();
const known = rows.map(([id = '']) => id);

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
    const found = filesWithIds().flatMap(({ file, ids }) => ids.map((id) => ({ file, id })));
    expect(found).not.toEqual([]);
    expect(found.filter(({ id }) => !known.includes(id))).toEqual([]);
  });
});

describe('how far a requirement has come', () => {
  const levelOf = (/** @type {string} */ wanted, /** @type {string[]} */ ...files) =>
    requirements(files.map((file) => ({ file, ids: ['SLIP-03'] }))).find(({ id }) => id === wanted)
      ?.level;

  it('is the site where a test of it names the id, and below where stories or packages do', () => {
    const below = 'packages/betting/src/bet-slip/bet-slip.test.ts';
    const story = 'apps/site/app/features/bet-slip/bet-slip.stories.tsx';
    expect(levelOf('SLIP-03', below, story)).toBe('below');
    expect(levelOf('SLIP-03', 'apps/site/app/routes/bet-slip/bet-slip.test.ts', below)).toBe(
      'site',
    );
    expect(levelOf('SLIP-03', below, 'tests/e2e/betting/slip.spec.ts')).toBe('site');
    expect(levelOf('SLIP-04', below)).toBe('none');
  });
});
