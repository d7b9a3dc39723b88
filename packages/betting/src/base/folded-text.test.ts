import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';

describe('foldText', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['PERÚ', 'peru'],
    [' Peñarol ', 'penarol'],
    ['', ''],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
