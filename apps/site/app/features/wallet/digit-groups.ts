/** Figures in groups, as they are read out and typed; any other text as it is. */
export function inGroups(text: string, size: number): string {
  if (!/^\d+$/.test(text)) return text;
  return text.replace(new RegExp(`\\d{${size}}(?=\\d)`, 'g'), '$& ');
}
