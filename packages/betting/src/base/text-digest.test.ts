import { expect, it } from 'vitest';
import { textDigest } from './text-digest.ts';

it.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63dc4c8601ec8cn],
  ['foobar', 0x85944171f73967e8n],
])('the digest of "%s" is the published one of FNV-1a', (text, published) => {
  expect(textDigest(text)).toBe(published.toString(36));
});

it('is short for a text of any length', () => {
  expect(textDigest('sr:match:40000012/166/total=9.5/12'.repeat(10))).toMatch(/^[\da-z]{1,13}$/);
});
