import { describe, expect, it } from 'vitest';
import { rowsOfPages } from './rows-of-pages.ts';

const PAGE_SIZE = 3;
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** What is told of a list, each reading of which another change follows, and the pages that were read. */
async function told(changes: readonly ((rows: string[]) => void)[], rows = [...ROWS]) {
  const asked: number[] = [];
  const pieces = rowsOfPages<string>({
    idOf: (row) => row,
    read(page) {
      const [from, total] = [(page - 1) * PAGE_SIZE, rows.length];
      const found = rows.slice(from, from + PAGE_SIZE);
      changes[asked.length]?.(rows);
      asked.push(page);
      return Promise.resolve({ rows: found, pages: Math.ceil(total / PAGE_SIZE), total });
    },
  });
  const all: string[] = [];
  for await (const piece of pieces) all.push(...piece);
  return { rows: all, asked };
}

const still = () => undefined;

describe('the rows of all pages', () => {
  it('are told in order, each page read once', async () => {
    expect(await told([])).toEqual({ rows: ROWS, asked: [1, 2, 3] });
    expect(await told([], [])).toEqual({ rows: [], asked: [1] });
  });

  it('are told once each when new ones come first between two readings', async () => {
    const comes = (rows: string[]) => rows.unshift('new');
    expect((await told([comes])).rows).toEqual(ROWS);
    const four = (rows: string[]) => rows.unshift('1', '2', '3', '4');
    expect(await told([still, four])).toEqual({ rows: ROWS, asked: [1, 2, 3, 4] });
  });

  it('are all told when others go between two readings: the pages they moved to are read again', async () => {
    const goes = (rows: string[]) => rows.shift();
    expect(await told([goes])).toEqual({
      rows: ['a', 'b', 'c', 'e', 'f', 'g', 'd', 'h'],
      asked: [1, 2, 1, 2, 3],
    });
    const many = (rows: string[]) => rows.splice(0, 5);
    const { rows } = await told([still, many]);
    expect([...rows].sort()).toEqual(ROWS);
  });

  it('have an end when rows come and go all the time', async () => {
    const changes = Array.from({ length: 3_000 }, (_, at) => (rows: string[]) => {
      if (at % 2) rows.push(`new${at}`, `other${at}`);
      else rows.splice(0, 2);
    });
    expect((await told(changes)).asked.length).toBeLessThanOrEqual(2_000);
  });
});
