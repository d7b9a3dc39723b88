/**
 * Fills the `{{name}}` places of a text. A place without a value stays visible, so that a missing
 * value is seen rather than shown as nothing.
 *
 * @example
 * formatText('Olá, {{name}}', { name: 'Ana' }) // 'Olá, Ana'
 */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Making one costs a hundred times what asking it does. */
const pluralRules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = pluralRules.get(language);
  if (known) return known;
  const made = new Intl.PluralRules(language);
  pluralRules.set(language, made);
  return made;
}

/**
 * The text for a count: `<key>_one` or `<key>_other` by the plural rules of the language, filled
 * with the count and any further values.
 */
export function countText(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: number,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = rulesOf(language).select(count) === 'one' ? 'one' : 'other';
  return formatText(texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key, { count, ...values });
}
