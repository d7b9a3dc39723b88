import { describe, expect, it } from 'vitest';
import { minutesText } from './minutes-text.ts';

describe('minutesText', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h 00 min'],
    [125, '2 h 05 min'],
  ])('writes %i minutes', (minutes, text) => {
    expect(minutesText(minutes).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
