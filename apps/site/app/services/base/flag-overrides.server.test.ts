import { flag, type FlagValue } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { flagValue, isSwitchedOn } from '../shell/flags.server.ts';
import { sharedPage } from '../shell/shared-page.server.ts';
import {
  askedFlagOverrides,
  flagOverridesHeader,
  flagOverridesOf,
} from './flag-overrides.server.ts';

const at = (flags: string) => new URL(`https://site.example/?${new URLSearchParams({ flags })}`);
const plain = new URL('https://site.example/esportes');
const ALLOWED = { allowsFlagOverrides: true };

describe('flags that a browser overrides', () => {
  it('FLAG-02 come from a query parameter, and are kept in the browser', () => {
    const asked = askedFlagOverrides(at('{"show-casino":false,"freebet-promo":{"from":5}}'));
    expect(asked).toEqual({ 'show-casino': false, 'freebet-promo': { from: 5 } });
    const [kept = ''] = flagOverridesHeader(asked ?? {}, false).split(';');
    expect(flagOverridesOf(plain, `odds=decimal; ${kept}; scheme=dark`, ALLOWED)).toEqual(asked);
    // What the address says now stands above what was kept.
    expect(flagOverridesOf(at('{"show-casino":true}'), kept, ALLOWED)).toEqual({
      'show-casino': true,
    });
    expect(flagOverridesOf(at('{}'), kept, ALLOWED)).toEqual({});
    expect(flagOverridesHeader({}, true)).toBe(
      'flags=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
  });

  it.each([
    '',
    'show-casino',
    '[]',
    '{"show-bingo":true}',
    '{"show-casino":"no"}',
    '{"show-tfa":false}',
  ])('FLAG-02 are left out as a whole where the address says %s', (flags) => {
    expect(askedFlagOverrides(at(flags))).toBeNull();
    expect(flagOverridesOf(plain, `flags=${encodeURIComponent(flags)}`, ALLOWED)).toEqual({});
    expect(flagOverridesOf(plain, 'flags=%E0%A4%A', ALLOWED)).toEqual({});
  });

  it('FLAG-02 are nothing where the process does not allow them', () => {
    const asked = at('{"show-casino":false}');
    expect(flagOverridesOf(asked, '', { allowsFlagOverrides: false })).toEqual({});
  });

  it.each<[string, unknown, FlagValue, unknown]>([
    ['a switch', true, false, false],
    ['an object over a switch', true, { from: 5 }, { from: 5 }],
    ['a switch over an object', { from: 5 }, false, false],
    [
      'an object',
      { from: 5, in: { pt: 1, es: 2 } },
      { in: { es: 3 } },
      { from: 5, in: { pt: 1, es: 3 } },
    ],
    ['a list', { days: [1, 2] }, { days: [3] }, { days: [3] }],
  ])(
    'FLAG-02 are merged deeply over what the operator says: %s',
    async (_, remote, mine, merged) => {
      const { operator, context } = openTestSite();
      operator.at(flag).reply(() => ({ value: remote as boolean }));
      const own = context({ flagOverrides: { 'freebet-promo': mine } });
      expect(await flagValue('freebet-promo', own)).toEqual(merged);
      expect(await isSwitchedOn('freebet-promo', own)).toBe(merged !== false);
      // Everybody else has what the operator says, kept or not.
      expect(await flagValue('freebet-promo', context())).toEqual(remote);
    },
  );

  it('FLAG-02 are seen on no page that is made for many', async () => {
    const { context } = openTestSite();
    const request = new Request(plain, { headers: { 'Sec-Fetch-Site': 'none' } });
    expect(await sharedPage(request, context())).not.toBeNull();
    const own = context({ flagOverrides: { 'show-casino': false } });
    expect(await sharedPage(request, own)).toBeNull();
  });
});
