import { describe, expect, it } from 'vitest';
import { shortPeriod } from './short-period.ts';

describe('shortPeriod', () => {
  it.each([
    ['1º tempo', '1T'],
    ['2º tempo', '2T'],
    ['1.er tiempo', '1T'],
    ['2.º tiempo', '2T'],
    ['4º quarto', 'Q4'],
    ['3.º cuarto', 'Q3'],
    ['2º período', 'P2'],
    ['1.º set', 'S1'],
    ['Intervalo', 'INT'],
    ['Descanso', 'DES'],
    ['Prorrogação', 'PRO'],
    ['Prórroga', 'PRÓ'],
  ])('writes "%s" as %s', (statusText, short) => {
    expect(shortPeriod(statusText)).toBe(short);
  });

  it.each(['', 'Alta da 7ª', 'Round 2', '7ª entrada', 'Aguardando pênaltis'])(
    'leaves "%s" as the operator says it',
    (statusText) => {
      expect(shortPeriod(statusText)).toBe(statusText);
    },
  );
});
