import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['Abcdefgh123', 'weak'],
    ['Senha123', 'weak'],
    ['S3nha@2024', 'weak'],
    ['P4ssw0rd!', 'weak'],
    ['Flamengo10', 'weak'],
    ['Contraseña1', 'weak'],
    ['kR9wTb2', 'fair'],
    ['X7k!vR2m', 'good'],
    ['mR7!xwK2pL', 'good'],
    ['mR7!xwK2pLtz', 'strong'],
    ['Três papagaios no varal', 'strong'],
  ])('is of "%s" %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('grows no less by more of what is not a word or a row', () => {
    const strengths = ['weak', 'fair', 'good', 'strong'];
    const grown = [...'kR9wTb2mX4vQ'].map((_, at) =>
      strengths.indexOf(passwordStrength('kR9wTb2mX4vQ'.slice(0, at + 1))),
    );
    expect(grown).toEqual(grown.toSorted((one, other) => one - other));
  });
});
