import { Form, Link as RouterLink, useLocation } from '@remix-run/react';
import { CASINO_FILTERS, type CasinoFilter } from '@vitrine/betting/casino/casino-category';
import { Button } from '@vitrine/ui/base/button';
import { CategoryRail } from '@vitrine/ui/casino/category-rail';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { SearchField } from '@vitrine/ui/forms/search-field';
import type { ReactNode } from 'react';
import { casinoFilterPath, casinoPaths } from '../../casino/casino-paths.ts';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { QUERY } from '../../paths/sportsbook-paths.ts';
import type { CasinoListTexts } from '../../casino/casino-texts.ts';

/** The page's form of the search: forms can't be nested, and the stars need one around the games. */
const SEARCH_FORM = 'casino-search';

interface CasinoPageProps {
  readonly children: ReactNode;
}

/** The ground of every list of games, with the form of its search. */
export function CasinoPage({ children }: CasinoPageProps) {
  return (
    <div className="mx-auto max-w-page overflow-x-clip p-4">
      <Form noValidate id={SEARCH_FORM} method="get" action={casinoPaths.search} />
      {children}
    </div>
  );
}

/** The form that takes the stars of the games in it. */
export function StarForm({ children }: CasinoPageProps) {
  const { pathname, search } = useLocation();
  return (
    <Form noValidate method="post" action={casinoPaths.favourites} preventScrollReset>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}

interface CasinoHeadProps {
  readonly texts: CasinoListTexts;
  readonly clearLabel: string;
  readonly title: string;
  /** The filter of the page; null on the lobby. */
  readonly current: CasinoFilter | null;
}

/** The heading of a list, the search and the categories. */
export function CasinoHead({ texts, clearLabel, title, current }: CasinoHeadProps) {
  return (
    <>
      <h1 className="text-display text-xl">{title}</h1>
      <div role="search" className="flex max-w-content items-end gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            form={SEARCH_FORM}
            name={QUERY}
            label={texts['search.label']}
            clearLabel={clearLabel}
            maxLength={60}
          />
        </div>
        <Button type="submit" form={SEARCH_FORM} intent="quiet">
          {texts['search.submit']}
        </Button>
      </div>
      <CategoryRail
        label={texts.categories}
        items={CASINO_FILTERS.map((category) => ({
          category,
          href: casinoFilterPath(category),
          label: texts[`category.${category}`],
          current: category === current,
        }))}
      />
    </>
  );
}

/** In place of games that could not be read. */
export function UnreadGames({ texts }: { readonly texts: CasinoListTexts }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={texts['unread.title']}
      safe={texts['unread.text']}
      action={
        <Button asChild>
          <RouterLink to={pathname + search} reloadDocument>
            {texts['unread.action']}
          </RouterLink>
        </Button>
      }
    />
  );
}
