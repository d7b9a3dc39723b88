import { foldText } from './folded-text.ts';

/** Says whether a name fits what was typed. */
export type NameTest = (name: string) => boolean;

/**
 * A test for names: each word that was typed must begin a word of the name. Case and accents don't
 * count. Null for a text with fewer than two letters or digits, which would fit too much.
 *
 * @example
 * searchTest('sao pau')?.('São Paulo FC') // true
 * searchTest('aulo')?.('São Paulo FC') // false
 */
export function searchTest(typed: string): NameTest | null {
  const asked = wordsOf(typed);
  if (asked.join('').length < 2) return null;
  return (name) => {
    const words = wordsOf(name);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  };
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
