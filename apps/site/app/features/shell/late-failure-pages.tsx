import { lazy, Suspense } from 'react';
import type { ErrorPageProps } from './error-page.tsx';
import type { MaintenancePageProps } from './maintenance-page.tsx';
import { PlainErrorPage } from './plain-error-page.tsx';

/*
 * Pages of failures are loaded once one is needed: few visits meet them, and their drawings are a
 * twentieth of a small page's script. Until then, and where the network that failed the page fails them
 * too, the words stand there alone.
 */
const ErrorPage = lazy(() => import('./error-page.tsx').catch(() => ({ default: PlainErrorPage })));
const MaintenancePage = lazy(() =>
  import('./maintenance-page.tsx').catch(() => ({ default: PlainMaintenancePage })),
);

function PlainMaintenancePage() {
  return (
    <main>
      <PlainErrorPage kind="maintenance" />
    </main>
  );
}

export function LateErrorPage(props: ErrorPageProps) {
  return (
    <Suspense fallback={<PlainErrorPage kind={props.kind} />}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

export function LateMaintenancePage(props: MaintenancePageProps) {
  return (
    <Suspense fallback={<PlainMaintenancePage />}>
      <MaintenancePage {...props} />
    </Suspense>
  );
}
