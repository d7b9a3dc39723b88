type Compare = (one: string, other: string) => number;

const orders = new Map<string, Compare>();

/** The order of names in a language, kept: making it costs more than a page's names take to sort. */
export function nameOrder(locale: string): Compare {
  const order = orders.get(locale) ?? new Intl.Collator(locale).compare;
  orders.set(locale, order);
  return order;
}
