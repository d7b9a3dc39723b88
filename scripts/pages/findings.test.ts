import { expect, it } from 'vitest';
import { countLines, findingLines, findingsIn, type PageFindings } from './findings.ts';

const page = (more: Partial<PageFindings>): PageFindings => ({
  brand: 'arara',
  scheme: 'dark',
  visitor: 'guest',
  address: '/login',
  axe: [],
  keyboard: [],
  width: [],
  ...more,
});

it('counts findings by brand and scheme, and names each', () => {
  const pages = [
    page({ axe: ['color-contrast: 2 elements'] }),
    page({ scheme: 'light', keyboard: ['focus is not visible: a "Help"'], width: ['at 320 px'] }),
    page({ scheme: 'light', address: '/help' }),
  ];
  expect(findingsIn(pages)).toBe(3);
  expect(countLines(pages)).toEqual([
    'arara dark          1 pages  axe 1  keyboard 0  width 0',
    'arara light         2 pages  axe 0  keyboard 1  width 1',
  ]);
  expect(pages.map(findingLines)).toEqual([
    ['axe: color-contrast: 2 elements'],
    ['keyboard: focus is not visible: a "Help"', 'width: at 320 px'],
    [],
  ]);
});
