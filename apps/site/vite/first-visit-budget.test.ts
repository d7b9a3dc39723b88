import { expect, it } from 'vitest';
import { type BuiltChunk, firstVisitChunks } from './first-visit-budget.ts';

function chunk(fileName: string, imports: readonly string[] = [], module?: string): BuiltChunk {
  return {
    fileName,
    imports: [...imports],
    code: '',
    facadeModuleId: module === undefined ? null : `/site/app/${module}`,
  };
}

const CHUNKS = [
  chunk('root-1.js', ['react-1.js', 'frame-1.js'], 'root.tsx'),
  chunk('login-1.js', ['forms-1.js'], 'routes/account/access/login.tsx?__remix-build-client-route'),
  chunk('event-1.js', ['frame-1.js'], 'routes/sportsbook/event.tsx'),
  chunk('forms-1.js', ['react-1.js']),
  chunk('frame-1.js', ['react-1.js']),
  chunk('react-1.js'),
];

it('counts each chunk that a page needs once, and none of another page', () => {
  const names = firstVisitChunks(['root.tsx', 'routes/account/access/login.tsx'], CHUNKS).map(
    ({ fileName }) => fileName,
  );
  expect(names.toSorted()).toEqual([
    'forms-1.js',
    'frame-1.js',
    'login-1.js',
    'react-1.js',
    'root-1.js',
  ]);
});

it('refuses a page whose module is no chunk’s own', () => {
  expect(() => firstVisitChunks(['routes/gone.tsx'], CHUNKS)).toThrow('routes/gone.tsx');
});
