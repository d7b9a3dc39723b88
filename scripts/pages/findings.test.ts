import { expect, it } from 'vitest';
import { countLines, findingLines, findingsIn, type PageFindings } from './findings.ts';

const look = (more: Partial<PageFindings>): PageFindings => ({
  brand: 'arara',
  scheme: 'dark',
  visitor: 'guest',
  path: '/login',
  address: '/login',
  axe: [],
  keyboard: [],
  width: [],
  policy: [],
  ...more,
});

it('counts pages, visitors and findings by brand and scheme, and names each finding', () => {
  const looks = [
    look({ axe: ['color-contrast: 2 elements'] }),
    look({ scheme: 'light', keyboard: ['focus is not visible: a "Help"'], width: ['at 320 px'] }),
    look({ scheme: 'light', path: '/help', address: '/help', policy: ['img-src refuses data'] }),
    look({ scheme: 'light', path: '/help', address: '/help', visitor: 'bettor' }),
  ];
  expect(findingsIn(looks)).toBe(4);
  expect(countLines(looks)).toEqual([
    'brand, scheme        pages  visitors     looks       axe  keyboard     width    policy',
    'arara dark               1         1         1         1         0         0         0',
    'arara light              2         2         3         0         1         1         1',
  ]);
  expect(looks.map(findingLines)).toEqual([
    ['axe: color-contrast: 2 elements'],
    ['keyboard: focus is not visible: a "Help"', 'width: at 320 px'],
    ['policy: img-src refuses data'],
    [],
  ]);
});
