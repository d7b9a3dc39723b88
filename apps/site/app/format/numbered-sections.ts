import { formatText } from '@vitrine/messages/format-text';

/** A section of a page to read. */
export interface NumberedSection {
  /** The fragment that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The sections of a page, as many as the texts have for it under `page.1.title`, `page.1.text` and so on;
 * `values` fill in what the texts name.
 */
export function numberedSections(
  page: string,
  texts: Readonly<Record<string, string>>,
  { id, values = {} }: { readonly id: string; readonly values?: Readonly<Record<string, string>> },
): readonly NumberedSection[] {
  const isTitle = (key: string) => key.startsWith(`${page}.`) && key.endsWith('.title');
  const count = Object.keys(texts).filter(isTitle).length;
  const filled = (key: string) => formatText(texts[key] ?? '', values);
  return Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index + 1}`,
    title: filled(`${page}.${index + 1}.title`),
    text: filled(`${page}.${index + 1}.text`),
  }));
}
