import { describe, expect, it } from 'vitest';
import { mayOfferApp, putOfferAway } from './install-offer.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24);

function openStorage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe('the offer of the app', () => {
  it('SHELL-27 is made in a browser, and never in the app', () => {
    expect(mayOfferApp(openStorage(), { isApp: false, now: NOW })).toBe(true);
    expect(mayOfferApp(openStorage(), { isApp: true, now: NOW })).toBe(false);
  });

  it('SHELL-27 stays away for 90 days once it was put away', () => {
    const storage = openStorage();
    putOfferAway(storage, NOW);
    expect(mayOfferApp(storage, { isApp: false, now: NOW + 90 * DAY - 1 })).toBe(false);
    expect(mayOfferApp(storage, { isApp: false, now: NOW + 90 * DAY })).toBe(true);
  });

  it('is not made where the browser keeps nothing', () => {
    const refusing = () => {
      throw new Error('SecurityError');
    };
    expect(() => putOfferAway(refusing, NOW)).not.toThrow();
    expect(mayOfferApp(refusing, { isApp: false, now: NOW })).toBe(false);
  });
});
