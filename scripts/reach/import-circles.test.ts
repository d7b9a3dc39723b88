import { describe, expect, it } from 'vitest';
import { circlesIn } from './import-circles.ts';
import { productFiles } from './site-reach.ts';
import { readSource } from './source-file.ts';

describe('circles', () => {
  it.each([
    ['two', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a long one', { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }, [['a', 'b', 'c']]],
    [
      'one behind another',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
  ])('are found: %s', (_, edges, expected) => {
    expect(circlesIn(new Map(Object.entries(edges)))).toEqual(expected);
  });

  it.each([
    ['a fork that meets again', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }],
    ['a file that names itself', { a: ['a'] }],
  ])('are not seen in %s', (_, edges) => {
    expect(circlesIn(new Map(Object.entries(edges)))).toEqual([]);
  });
});

describe('the product', () => {
  it('has no circle of imports, within a package or across packages', () => {
    const files = productFiles();
    const edges = new Map(files.map((file) => [file, readSource(file).importedFiles]));
    expect(edges.get('apps/site/app/root.tsx')).not.toEqual([]);
    expect(circlesIn(edges)).toEqual([]);
  });
});
