import { expect, it } from 'vitest';
import { lowScores, scoreTable, thirdParties, type PageScores } from './scores.ts';

const PASSING: PageScores = {
  path: '/login',
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  failed: [],
  thirdParties: [],
};

it('names the origins of third parties once, and neither the site nor its operator', () => {
  const requests = [
    'http://127.0.0.1:3000/login',
    'http://127.0.0.1:4100/front-back/headbar',
    'https://ads.example/a.js',
    'https://ads.example/b.js',
    'wss://chat.example/',
    'data:image/png;base64,AA==',
  ];
  const own = ['http://127.0.0.1:3000', 'http://127.0.0.1:4100/front-back'];
  expect(thirdParties(requests, own)).toEqual(['https://ads.example', 'wss://chat.example']);
});

it('names what keeps a page from passing', () => {
  expect(lowScores(PASSING)).toEqual([]);
  expect(lowScores({ ...PASSING, seo: 92, failed: ['meta-description: none'] })).toEqual([
    '/login meta-description: none',
  ]);
  expect(lowScores({ ...PASSING, seo: 0 })).toEqual(['/login was not scored']);
  expect(lowScores({ ...PASSING, thirdParties: ['https://ads.example'] })).toEqual([
    '/login asks https://ads.example before consent',
  ]);
});

it('prints a row for each page below the heading', () => {
  const [heading, row] = scoreTable([PASSING]);
  expect(heading).toMatch(/^page +accessibility best practices +SEO +third parties$/);
  expect(row).toMatch(/^\/login +100 +100 +100 +0$/);
});
