/**
 * An object of schema.org as the text of a script element.
 *
 * @example
 * structuredData({ '@type': 'Organization', name: '</script>' })
 * // '{"@context":"https://schema.org","@type":"Organization","name":"\\u003c/script>"}'
 */
export function structuredData(thing: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
