import { Link as RouterLink, useRouteLoaderData } from '@remix-run/react';
import { Button } from '@vitrine/ui/button';
import { EmptyState } from '@vitrine/ui/empty-state';
import { ErrorState } from '@vitrine/ui/error-state';
import { paths } from '../../paths.ts';
import type { ShellData } from '../../shell-data.ts';

/** What happened, what is safe, what to do. Without the frame's data only the way on is left. */
export default function ErrorPage({ kind }: { readonly kind: 'notFound' | 'failed' | 'closed' }) {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  if (!shell) {
    return (
      <p>
        <a href={paths.sportsbook}>{paths.sportsbook}</a>
      </p>
    );
  }
  const { texts } = shell;
  const wayOn = (
    <Button asChild>
      <RouterLink to={kind === 'closed' ? paths.account : paths.sportsbook}>
        {kind === 'closed' ? texts.goAccount : texts.backToSports}
      </RouterLink>
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10">
      {kind === 'failed' ? (
        <ErrorState titleAs="h1" title={texts.errorTitle} safe={texts.errorText} action={wayOn} />
      ) : (
        <EmptyState
          titleAs="h1"
          drawing={kind === 'closed' ? 'events' : 'search'}
          title={texts[`${kind}Title`]}
          text={texts[`${kind}Text`]}
          action={wayOn}
        />
      )}
    </div>
  );
}
