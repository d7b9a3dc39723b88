import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { openTestSite } from '../../../../test/site.ts';
import { firstVisitCookies } from '../attribution.server.ts';
import { deviceIdOf, namedDevice, newDeviceId } from './device-id.server.ts';

const request = (cookie = '') => new Request('http://site/', { headers: { Cookie: cookie } });

describe('the name of a browser', () => {
  it('SHELL-18 is a prefix, the time and six random characters', () => {
    const times = fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 });
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(times, chance, (time, part) => {
        const [prefix, at = '', characters] = newDeviceId({
          now: () => time,
          random: () => part,
        }).split('-');
        expect(prefix).toBe('web');
        expect(parseInt(at, 36)).toBe(time);
        expect(characters).toMatch(/^[0-9a-z]{6}$/);
      }),
    );
  });

  it('SHELL-18 is made on the first visit, and kept for 90 days', async () => {
    const context = openTestSite().context();
    const made = (await firstVisitCookies(request(), { id: context.newId() }, context)).find(
      (line) => line.startsWith('device-id='),
    );
    expect(made).toContain('Max-Age=7776000');
    const [kept = ''] = made?.split(';') ?? [];
    expect(await deviceIdOf(request(kept))).toMatch(/^web-/);
    const again = await firstVisitCookies(request(kept), { id: context.newId() }, context);
    expect(again.filter((line) => line.startsWith('device-id='))).toEqual([made]);
  });

  it.each(['', 'device-id=web-1', 'device-id=%', 'device-id=Indvcm0i'])(
    'SHELL-18 is made anew where %s stands in its place',
    async (cookie) => {
      expect(await deviceIdOf(request(cookie))).toBeNull();
      const named = await namedDevice(request(cookie), openTestSite().context());
      expect(named.id).toMatch(/^web-/);
    },
  );
});
