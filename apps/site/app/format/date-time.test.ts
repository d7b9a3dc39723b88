import { describe, expect, it } from 'vitest';
import { daysBetween, formatDateTime, formatDay, formatTime } from './date-time.ts';

const SAO_PAULO = { locale: 'pt-BR', timeZone: 'America/Sao_Paulo' };
const MEXICO_CITY = { locale: 'es-MX', timeZone: 'America/Mexico_City' };
const MIDNIGHT = Date.UTC(2026, 2, 14, 3);

describe('times', () => {
  it('are those of the brand’s bettors, from 00:00 to 23:59', () => {
    expect(formatTime(MIDNIGHT, SAO_PAULO)).toBe('00:00');
    expect(formatTime(MIDNIGHT - 1, SAO_PAULO)).toBe('23:59');
    expect(formatTime(MIDNIGHT, MEXICO_CITY)).toBe('21:00');
  });

  it('are written day first, in the bettor’s day', () => {
    expect(formatDay(MIDNIGHT, SAO_PAULO)).toBe('14/03');
    expect(formatDay(MIDNIGHT, MEXICO_CITY)).toBe('13/03');
    expect(formatDateTime(MIDNIGHT, SAO_PAULO)).toBe('14/03/2026 00:00');
    expect(formatDateTime(MIDNIGHT, MEXICO_CITY)).toBe('13/03/2026 21:00');
  });
});

describe('days between two moments', () => {
  it('are calendar days at the bettor’s, not spans of 24 hours', () => {
    expect(daysBetween(MIDNIGHT - 1, MIDNIGHT, SAO_PAULO)).toBe(1);
    expect(daysBetween(MIDNIGHT - 1, MIDNIGHT, MEXICO_CITY)).toBe(0);
    expect(daysBetween(MIDNIGHT, MIDNIGHT + 86_399_999, SAO_PAULO)).toBe(0);
    expect(daysBetween(MIDNIGHT, MIDNIGHT - 1, SAO_PAULO)).toBe(-1);
    expect(daysBetween(Date.UTC(2026, 1, 28, 12), Date.UTC(2026, 2, 1, 12), SAO_PAULO)).toBe(1);
  });

  it('stay whole where a day has 23 hours', () => {
    const newYork = { locale: 'en-US', timeZone: 'America/New_York' };
    const from = Date.UTC(2026, 2, 8, 5);
    expect(daysBetween(from, from + 23 * 3_600_000, newYork)).toBe(1);
  });
});
