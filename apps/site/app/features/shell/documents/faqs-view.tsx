import { Form } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { SearchField } from '@vitrine/ui/forms/search-field';
import type { TextSections } from '../../../format/text-sections.ts';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { QUERY } from '../../../paths/sportsbook-paths.ts';
import { SectionedPage, type SectionedPageProps } from './sectioned-page.tsx';

export interface FaqsViewProps {
  readonly texts: TextSections<Namespaces['documents'], 'faqs.search'>;
  /** With the answers that were found. */
  readonly document: SectionedPageProps;
  /** What was looked for; empty for all. */
  readonly query: string;
}

/** Questions and answers, which a form searches. Source: 1§2. */
export function FaqsView({ texts, document, query }: FaqsViewProps) {
  return (
    <SectionedPage
      {...document}
      above={
        <>
          <Form
            noValidate
            key={query}
            method="get"
            action={DOCUMENTS.faqs}
            role="search"
            className="flex max-w-form items-end gap-2 print:hidden"
          >
            <div className="min-w-0 flex-1">
              <SearchField
                name={QUERY}
                label={texts['faqs.search.label']}
                clearLabel={texts['faqs.search.clear']}
                defaultValue={query}
                maxLength={60}
              />
            </div>
            <Button type="submit">{texts['faqs.search.submit']}</Button>
          </Form>
          {document.sections.length === 0 ? (
            <EmptyState
              drawing="search"
              title={formatText(texts['faqs.search.none'], { query })}
              text={texts['faqs.search.noneText']}
              action={
                <Button asChild>
                  <a href={DOCUMENTS.faqs}>{texts['faqs.search.all']}</a>
                </Button>
              }
            />
          ) : query === '' ? null : (
            <p className="print:hidden">
              <Link href={DOCUMENTS.faqs}>{texts['faqs.search.all']}</Link>
            </p>
          )}
        </>
      }
    />
  );
}
