import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { Tabs } from '@vitrine/ui/base/tabs';
import type { ReactNode } from 'react';
import { type Contact, TextWithContacts } from './text-with-contacts.tsx';

export interface SectionedPageProps {
  readonly heading: string;
  readonly intro: string;
  /** Between the heading and the sections: a search, or why there are none. */
  readonly above?: ReactNode;
  /** What the table of contents is called. */
  readonly contentsLabel: string;
  /** The pages beside this one. */
  readonly tabs: {
    readonly label: string;
    readonly items: readonly {
      readonly href: string;
      readonly label: string;
      readonly current: boolean;
    }[];
  };
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
  /** What the texts name to call or to write to. */
  readonly contacts?: readonly Contact[];
}

/** A page to read, in sections under a table of contents. */
export function SectionedPage(props: SectionedPageProps) {
  const { heading, intro, above, contentsLabel, tabs, sections, contacts = [] } = props;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-4 md:py-6 lg:px-6">
      <PageHeading title={heading} intro={intro} />
      <div className="print:hidden">
        <Tabs label={tabs.label} items={tabs.items} />
      </div>
      {above}
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {sections.length === 0 ? null : (
          <nav
            aria-label={contentsLabel}
            className="self-start card-frame p-card lg:sticky lg:top-20 print:hidden"
          >
            <h2 className="font-bold">{contentsLabel}</h2>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id} className="flex min-h-11 items-center">
                  <Link emphasis="standalone" href={`#${id}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="flex max-w-measure flex-col gap-6">
          {sections.map(({ id, title, text }) => (
            <section key={id} id={id} className="scroll-mt-20">
              <h2 className="text-display text-lg">{title}</h2>
              <p className="mt-1 leading-relaxed wrap-anywhere">
                <TextWithContacts text={text} contacts={contacts} />
              </p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
