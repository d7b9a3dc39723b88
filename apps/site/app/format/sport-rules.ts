import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { RULE_PAGES, type RulePage } from '../paths/document-paths.ts';
import { numberedSections } from './numbered-sections.ts';

type RulesTexts = Namespaces['rules-sports'];

/** A page of rules, ready to show: as many sections as the texts have for it. */
export function sportRules(page: RulePage, texts: RulesTexts) {
  return {
    page,
    heading: formatText(texts.title, { sport: texts[`${page}.name`] }),
    intro: texts[`${page}.intro`],
    contentsLabel: texts.contents,
    pagesLabel: texts.pages,
    pages: RULE_PAGES.map((other) => ({ page: other, name: texts[`${other}.name`] })),
    sections: numberedSections(page, texts, { id: 'rules' }),
  };
}
