import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface FooterLink {
  readonly href: string;
  readonly label: string;
}

export interface FooterLinkGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface LegalFact {
  readonly term: string;
  readonly value: ReactNode;
}

export interface FooterProps extends RootProps<'footer'> {
  /** Below a short form or notice: no links to pages, and the holder of the licence folded. */
  readonly isSlim?: boolean;
  readonly mark: ReactNode;
  readonly linkGroups: readonly FooterLinkGroup[];
  /** Help against harm, set apart from the other links. */
  readonly responsibleGaming: {
    readonly title: string;
    readonly text: ReactNode;
    readonly links: readonly FooterLink[];
  };
  /** How the site looks: the form of its scheme. */
  readonly appearance?: ReactNode;
  readonly adultsOnly: { readonly mark: string; readonly text: string };
  /** Who holds the licence: names, tax id, authorisation, address, contacts. */
  readonly legal: { readonly title: string; readonly facts: readonly LegalFact[] };
  readonly regulatorLine: ReactNode;
}

export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  {
    isSlim = false,
    mark,
    linkGroups,
    responsibleGaming,
    appearance,
    adultsOnly,
    legal,
    regulatorLine,
    className,
    ...rest
  },
  ref,
) {
  return (
    <footer
      ref={ref}
      {...rest}
      className={cx('border-t border-hairline bg-card text-base text-text', className)}
    >
      {isSlim ? (
        <div className="mx-auto flex max-w-page flex-col gap-2 px-4 py-4 text-sm lg:px-6">
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <AdultsOnly {...adultsOnly} />
            <FooterLinks links={responsibleGaming.links} layout="line" />
          </div>
          <details className="text-text-muted">
            <summary className="min-h-11 cursor-pointer py-3 font-medium text-text">
              {legal.title}
            </summary>
            <LegalFacts facts={legal.facts} />
          </details>
          <p className="max-w-measure text-text-muted">{regulatorLine}</p>
        </div>
      ) : (
        <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-8 lg:px-6">
          <div className="grid gap-8 md:grid-cols-3">
            <div className="flex flex-col gap-4">
              <div>{mark}</div>
              <AdultsOnly {...adultsOnly} />
              {appearance}
            </div>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:col-span-2">
              {linkGroups.map((group, index) => {
                // On a phone the last group has a row for itself where it would stand beside nothing.
                const isAlone = index === linkGroups.length - 1 && index % 2 === 0;
                return (
                  <div key={group.title} className={cx('min-w-0', isAlone && 'max-sm:col-span-2')}>
                    <h2 className="font-bold">{group.title}</h2>
                    <FooterLinks links={group.links} layout={isAlone ? 'columns' : 'list'} />
                  </div>
                );
              })}
            </div>
          </div>
          <section className="rounded-card border border-hairline p-card">
            <h2 className="text-md font-bold">{responsibleGaming.title}</h2>
            <p className="mt-1 max-w-measure text-text-muted">{responsibleGaming.text}</p>
            <FooterLinks links={responsibleGaming.links} layout="line" />
          </section>
          <section className="text-sm text-text-muted">
            <h2 className="font-bold text-text">{legal.title}</h2>
            <LegalFacts facts={legal.facts} />
            <p className="mt-4 max-w-measure">{regulatorLine}</p>
          </section>
        </div>
      )}
    </footer>
  );
});

function AdultsOnly({ mark, text }: FooterProps['adultsOnly']) {
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill border-2 border-current text-sm font-bold"
      >
        {mark}
      </span>
      <p className="font-medium">{text}</p>
    </div>
  );
}

function LegalFacts({ facts }: Pick<FooterProps['legal'], 'facts'>) {
  return (
    <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt className="inline font-medium text-text after:content-[':_']">{fact.term}</dt>
          <dd className="inline">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const LINKS_LAYOUT = {
  list: 'mt-1',
  line: 'mt-1 flex flex-wrap gap-x-6',
  columns: 'mt-1 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4',
} as const;

function FooterLinks({
  links,
  layout,
}: {
  readonly links: readonly FooterLink[];
  readonly layout: keyof typeof LINKS_LAYOUT;
}) {
  return (
    <ul className={LINKS_LAYOUT[layout]}>
      {links.map((link) => (
        <li key={link.href}>
          <AppLink
            href={link.href}
            className="inline-flex min-h-tap items-center text-link wrap-anywhere no-underline hover:underline"
          >
            {link.label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
