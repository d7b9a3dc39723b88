import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-rules.ts';
import { COUNTRY_DUTIES } from './duties.ts';

const root = path.join(import.meta.dirname, '../../..');

describe.each(COUNTRY_CODES)('the duties of %s', (country) => {
  const duties = COUNTRY_DUTIES[country];

  it('have a name each, and words or a test that show them', () => {
    const ids = duties.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, tests, shows } of duties) {
      expect(tests.length + shows.length, id).toBeGreaterThan(0);
      for (const { file, title } of tests) {
        expect(existsSync(path.join(root, file)), file).toBe(true);
        expect(readFileSync(path.join(root, file), 'utf8'), id).toContain(title);
      }
    }
  });

  it('name an article, or say what the operator’s lawyers must confirm', () => {
    expect(
      duties.filter(({ article, toConfirm }) => article === null && toConfirm === null),
    ).toEqual([]);
  });
});
