import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface NotFoundLink {
  readonly href: string;
  readonly label: string;
}

export interface NotFoundStateProps extends RootProps<'div'> {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** A form of its own that leads to the page of results. */
  readonly search: {
    readonly action: string;
    /** The name of the text in the query. */
    readonly name: string;
    readonly label: string;
    readonly clearLabel: string;
    readonly submitLabel: string;
    /** What the address seems to have meant. */
    readonly defaultValue?: string | undefined;
  };
  readonly suggestionsTitle: string;
  /** None leaves the part away. */
  readonly suggestions: readonly NotFoundLink[];
  /** `h1` where the state is the whole page. */
  readonly titleAs?: 'p' | 'h1' | undefined;
}

/** An address with nothing behind it: a search, and what was probably looked for. */
export const NotFoundState = forwardRef<HTMLDivElement, NotFoundStateProps>(function NotFoundState(
  { title, text, search, suggestionsTitle, suggestions, titleAs, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('mx-auto max-w-form pb-8', className)}>
      <EmptyState drawing="search" title={title} text={text} titleAs={titleAs} />
      <form noValidate role="search" action={search.action} className="flex items-end gap-2 px-4">
        <div className="min-w-0 flex-1">
          <SearchField
            name={search.name}
            label={search.label}
            clearLabel={search.clearLabel}
            defaultValue={search.defaultValue}
            labelShown
          />
        </div>
        <Button type="submit">{search.submitLabel}</Button>
      </form>
      {suggestions.length > 0 ? (
        <nav aria-label={suggestionsTitle} className="mt-6 px-4">
          <p className="font-bold">{suggestionsTitle}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {suggestions.map(({ href, label }) => (
              <li key={href} className="max-w-full">
                <AppLink
                  href={href}
                  className="flex min-h-11 items-center rounded-control border border-control-border px-4 py-2 text-base leading-tight font-medium break-words text-text no-underline hover:bg-raised"
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
});
