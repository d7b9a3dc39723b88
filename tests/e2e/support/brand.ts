import type { BrandFacts } from '../../../packages/brand-themes/src/brand-facts.ts';
import { brandFacts } from '../../../packages/brand-themes/src/brands.ts';
import { countText, formatText } from '../../../packages/messages/src/format-text.ts';
import type { Namespace, Namespaces } from '../../../packages/messages/src/namespaces.ts';
import { textsOf } from '../../../packages/messages/src/texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of one namespace, in the words of a brand. */
export interface Words<N extends Namespace> {
  /** A text with its places filled. */
  text(key: keyof Namespaces[N] & string, values?: Values): string;
  /** The text for a count: `key` without its `_one` or `_other`. */
  count(key: string, count: number, values?: Values): string;
  /**
   * Matches the whole text; a place without a value stands for anything.
   *
   * @example
   * words.like('cashOut.available') // matches 'Encerrar por R$ 9,50'
   */
  like(key: keyof Namespaces[N] & string, values?: Values): RegExp;
}

/** A brand as a journey meets it: its texts by key, and amounts as the site writes and reads them. */
export class Brand {
  readonly facts: BrandFacts;

  constructor(code: string) {
    this.facts = brandFacts(code);
  }

  words<N extends Namespace>(namespace: N): Words<N> {
    const texts: Readonly<Record<string, string>> = textsOf(this.facts.locale, namespace);
    const text = (key: string, values: Values = {}) => formatText(texts[key] ?? key, values);
    return {
      text,
      count: (key, count, values) => countText(texts, key, count, this.facts.language, values),
      like: (key, values) => whole(text(key, values)),
    };
  }

  /** An amount in minor units as the site shows it: "R$ 10,50". */
  money(minorUnits: number): string {
    const { locale, currency } = this.facts;
    const currencyDisplay = 'narrowSymbol';
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return format.format(minorUnits / 100);
  }

  /** An amount in minor units as a bettor types it: "10,50". */
  typed(minorUnits: number): string {
    return (minorUnits / 100).toFixed(2).replace('.', this.facts.decimalSeparator);
  }

  /** The fewest selections of a multiple that has more than one. */
  get fewestLegs(): number {
    return Math.max(2, this.facts.minSelectionsMultiple);
  }

  /** The amount of a text that shows one, in minor units. */
  amountIn(text: string): number {
    const [amount = ''] = /\d[\d.,]*[.,]\d\d/.exec(text) ?? [];
    return Number(amount.replace(/\D/g, ''));
  }
}

/** The brand of the journeys that name none. */
export const ARARA = new Brand('arara');

export const AXOLOTE = new Brand('axolote');

/** A text of a regular expression that matches this text and nothing else. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function whole(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/);
  const matching = parts.map((part) => escaped(part).replace(/\s/g, '\\s'));
  return new RegExp(`^${matching.join('.+')}$`);
}
