import { type RulePage, rulesPath } from '../../../paths/document-paths.ts';
import { SectionedPage, type SectionedPageProps } from './sectioned-page.tsx';

export interface SportRulesViewProps extends Omit<SectionedPageProps, 'tabs'> {
  readonly page: RulePage;
  readonly pagesLabel: string;
  /** The pages of rules with their names. */
  readonly pages: readonly { readonly page: RulePage; readonly name: string }[];
}

/** A page of rules: what decides a bet. Source: 1§2. */
export function SportRulesView({ page, pagesLabel, pages, ...sectioned }: SportRulesViewProps) {
  const items = pages.map(({ page: other, name }) => ({
    href: rulesPath(other),
    label: name,
    current: other === page,
  }));
  return <SectionedPage {...sectioned} tabs={{ label: pagesLabel, items }} />;
}
