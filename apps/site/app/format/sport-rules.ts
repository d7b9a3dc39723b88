import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { RULE_PAGES, type RulePage } from '../paths.ts';

type RulesTexts = Namespaces['rules-sports'];

/** A page of rules, ready to show: as many sections as the texts have for it. */
export function sportRules(page: RulePage, texts: RulesTexts) {
  const all: Readonly<Record<string, string>> = texts;
  const count = Object.keys(all).filter(
    (key) => key.startsWith(`${page}.`) && key.endsWith('.title'),
  ).length;
  return {
    page,
    heading: formatText(texts.title, { sport: texts[`${page}.name`] }),
    intro: texts[`${page}.intro`],
    contentsLabel: texts.contents,
    pagesLabel: texts.pages,
    pages: RULE_PAGES.map((other) => ({ page: other, name: texts[`${other}.name`] })),
    sections: Array.from({ length: count }, (_, index) => ({
      id: `rules-${index + 1}`,
      title: all[`${page}.${index + 1}.title`] ?? '',
      text: all[`${page}.${index + 1}.text`] ?? '',
    })),
  };
}
