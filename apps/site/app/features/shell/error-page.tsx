import { Link as RouterLink, useLocation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import type { ReactNode } from 'react';
import type { FailureKind } from '../../shapes/base/failure.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';

export interface ErrorPageProps {
  readonly kind: FailureKind;
  /** The request's id, shown as a code for the support. */
  readonly requestId?: string | null;
}

/** The error page: what happened, what is safe, and what to do. */
export default function ErrorPage({ kind, requestId = null }: ErrorPageProps) {
  const { texts } = useShellData();
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10">
      {kind === 'notFound' || kind === 'closed' ? (
        <EmptyState
          titleAs="h1"
          drawing={kind === 'closed' ? 'events' : 'search'}
          title={texts[`${kind}Title`]}
          text={texts[`${kind}Text`]}
          action={
            <WayOn to={kind === 'closed' ? paths.account : paths.sportsbook}>
              {kind === 'closed' ? texts.goAccount : texts.backToSports}
            </WayOn>
          }
        />
      ) : (
        <ErrorState
          titleAs="h1"
          title={texts[`${kind}Title`]}
          safe={texts[`${kind}Text`]}
          action={<Again />}
          reference={
            requestId === null ? null : formatText(texts.errorReference, { id: requestId })
          }
        />
      )}
    </div>
  );
}

function WayOn({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </Button>
  );
}

/**
 * Links to the same page and to the games. Both request a whole page from the server, because the
 * scripts of this page may have failed. A form that failed is not sent again; its page is opened.
 */
function Again() {
  const { texts } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <span className="flex flex-col items-center gap-3">
      <Button asChild>
        <RouterLink to={pathname + search} reloadDocument>
          {texts.tryAgain}
        </RouterLink>
      </Button>
      <Link href={paths.sportsbook}>{texts.backToSports}</Link>
    </span>
  );
}
