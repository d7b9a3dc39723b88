import { describe, expect, it } from 'vitest';
import { COUNTRIES, type CountryCode } from '../../country.ts';
import { openDatabase } from '../../storage/database.ts';
import { createUsers } from '../users.ts';
import { createLimitStore } from './limit-store.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2025-03-08T15:00:00Z');

function open(country: { readonly limitRaiseHours: number }) {
  const database = openDatabase(':memory:');
  let now = START;
  const user = createUsers(database).add(
    {
      email: 'ana@vitrine.example',
      document: '1',
      passwordHash: '',
      fullName: 'Ana',
      birthDate: '1990-01-01',
      cellPhone: '1',
      country: 'BR',
      status: 'Active',
    },
    now,
  );
  const userId = user?.id ?? '';
  const store = createLimitStore(database, country, () => now);
  return {
    set: (value: number | null) => store.set(userId, 'Stake', 'Daily', value),
    state: () => store.of(userId, 'Stake', 'Daily'),
    changes: () => store.changesOf(userId),
    pass(hours: number) {
      now += hours * HOUR_MS;
    },
  };
}

describe('a limit that is raised', () => {
  it.each(Object.keys(COUNTRIES) as CountryCode[])('waits for a day in %s', (code) => {
    const limit = open(COUNTRIES[code]);
    limit.set(5000);
    limit.set(9000);
    limit.pass(23);
    expect(limit.state()).toEqual({
      value: 5000,
      pending: { value: 9000, effectiveAt: START + 24 * HOUR_MS },
    });
    limit.pass(1);
    expect(limit.state()).toEqual({ value: 9000, pending: null });
  });

  it('waits as long as the country asks, and its history tells when it was asked for', () => {
    const limit = open({ limitRaiseHours: 72 });
    limit.set(5000);
    limit.set(null);
    limit.pass(71);
    expect(limit.state()).toMatchObject({ value: 5000 });
    limit.pass(1);
    expect(limit.state()).toEqual({ value: null, pending: null });
    expect(limit.changes()[0]).toMatchObject({
      askedAt: START,
      effectiveAt: START + 72 * HOUR_MS,
    });
  });
});
