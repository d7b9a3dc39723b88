import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';

const folder = `${root}/docs/decisions`;
const records = readdirSync(folder);

describe('the records of decisions', () => {
  it('have a number each', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(records.filter((_, at) => numbers.indexOf(numbers[at] ?? '') !== at)).toEqual([]);
  });

  it.each(records)('%s begins with its number', (name) => {
    const [heading] = readFileSync(`${folder}/${name}`, 'utf8').split('\n', 1);
    expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`));
  });
});
