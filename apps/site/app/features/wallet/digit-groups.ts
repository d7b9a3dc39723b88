/** Digits in groups, as people read and type them; any other text unchanged. */
export function inGroups(text: string, size: number): string {
  if (!/^\d+$/.test(text)) return text;
  return text.replace(new RegExp(`\\d{${size}}(?=\\d)`, 'g'), '$& ');
}
