/**
 * A text in lower case and without accents, for comparing what people type with names.
 *
 * @example
 * foldText('Grêmio ') // 'gremio'
 */
export function foldText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
