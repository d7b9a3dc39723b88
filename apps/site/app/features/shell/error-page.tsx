import { Link as RouterLink, useLocation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { NotFoundState } from '@vitrine/ui/shell/not-found-state';
import type { FailureKind } from '../../shapes/base/failure.ts';
import { chatPaths } from '../../paths/chat-paths.ts';
import { CASINO, isCasinoPath } from '../../paths/casino-home-paths.ts';
import { paths } from '../../paths.ts';
import { QUERY, sportPath } from '../../paths/sportsbook-paths.ts';
import { useShellData } from '../../shell-data.ts';

export interface ErrorPageProps {
  readonly kind: FailureKind;
  /** The request's id, shown as a code for the support. */
  readonly requestId?: string | null;
}

/** The error page: what happened, what is safe, and what to do. */
export default function ErrorPage({ kind, requestId = null }: ErrorPageProps) {
  const { texts } = useShellData();
  if (kind === 'notFound') return <NotFound />;
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10">
      {kind === 'closed' ? (
        <EmptyState
          titleAs="h1"
          drawing="events"
          title={texts.closedTitle}
          text={texts.closedText}
          action={
            <Button asChild>
              <RouterLink to={paths.account}>{texts.goAccount}</RouterLink>
            </Button>
          }
        />
      ) : (
        <ErrorState
          titleAs="h1"
          title={texts[`${kind}Title`]}
          safe={texts[`${kind}Text`]}
          action={<Again isPartClosed={kind === 'moduleMaintenance'} />}
          reference={
            requestId === null ? null : formatText(texts.errorReference, { id: requestId })
          }
        />
      )}
    </div>
  );
}

/** An address that leads nowhere: a search, and the places most visitors were on the way to. */
function NotFound() {
  const { texts, hasCasino } = useShellData();
  return (
    <NotFoundState
      className="py-6"
      titleAs="h1"
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      search={{
        action: paths.search,
        name: QUERY,
        label: texts.notFoundSearch,
        clearLabel: texts.notFoundSearchClear,
        submitLabel: texts.notFoundSearchAction,
      }}
      suggestionsTitle={texts.notFoundSuggestions}
      suggestions={[
        { href: paths.sportsbook, label: texts.backToSports },
        { href: sportPath('futebol', 'proximos-jogos'), label: texts.notFoundUpcoming },
        ...(hasCasino ? [{ href: CASINO, label: texts.navCasino }] : []),
        { href: chatPaths.chat, label: texts.support },
      ]}
    />
  );
}

/**
 * Links to the same page and to another that can be expected to work. Both request a whole page from the
 * server, because the scripts of this page may have failed. A form that failed is not sent again; its page
 * is opened.
 */
function Again({ isPartClosed }: { readonly isPartClosed: boolean }) {
  const { texts, hasCasino } = useShellData();
  const { pathname, search } = useLocation();
  const sports = { href: paths.sportsbook, label: texts.backToSports };
  const besideSports = hasCasino
    ? { href: CASINO, label: texts.navCasino }
    : { href: paths.account, label: texts.goAccount };
  const other = isPartClosed && !isCasinoPath(pathname) ? besideSports : sports;
  return (
    <span className="flex flex-col items-center gap-3">
      <Button asChild>
        <RouterLink to={pathname + search} reloadDocument>
          {texts.tryAgain}
        </RouterLink>
      </Button>
      <Link href={other.href}>{other.label}</Link>
    </span>
  );
}
