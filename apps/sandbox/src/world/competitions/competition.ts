import type { Language } from '../../country.ts';

export type Words = Readonly<Record<Language, string>>;

export interface Competition {
  readonly id: string;
  readonly name: Words;
  readonly category: Words;
  /** Minutes of a basketball quarter; absent elsewhere. */
  readonly quarterMinutes?: number;
  /** Strongest first, as a table of the season would have it. */
  readonly competitors: readonly string[];
}

/** A competition of the named competitors, strongest first, separated by commas. */
export function competition(
  id: string,
  name: Words,
  category: Words,
  competitors: string,
): Competition {
  return { id, name, category, competitors: competitors.split(', ') };
}

/** A name that is the same in both languages. */
export function both(text: string): Words {
  return { 'pt-BR': text, es: text };
}
