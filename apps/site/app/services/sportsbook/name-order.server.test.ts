import { afterEach, describe, expect, it, vi } from 'vitest';
import { countryName } from './country-name.server.ts';
import { nameOrder } from './name-order.server.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the order of names', () => {
  it('is that of the language, and is made once for it', () => {
    const made = vi.spyOn(Intl, 'Collator');
    expect(['Zâmbia', 'Áustria', 'Brasil'].toSorted(nameOrder('pt-PT'))).toEqual([
      'Áustria',
      'Brasil',
      'Zâmbia',
    ]);
    expect(nameOrder('pt-PT')).toBe(nameOrder('pt-PT'));
    expect(made).toHaveBeenCalledTimes(1);
  });
});

describe('the name of the country', () => {
  it('is in the language of the brand, and is made once for it', () => {
    const made = vi.spyOn(Intl, 'DisplayNames');
    const nameOf = () => countryName({ locale: 'es-UY', country: 'UY' } as never);
    expect([nameOf(), nameOf()]).toEqual(['Uruguay', 'Uruguay']);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
