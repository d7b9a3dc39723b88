import { Suspense } from 'react';
import { lateComponent } from '../../frame/late-component.tsx';
import type { ErrorPageProps } from './error-page.tsx';
import type { MaintenancePageProps } from './maintenance-page.tsx';
import { PlainErrorPage } from './plain-error-page.tsx';

/*
 * Pages of failures are loaded once one is needed: few visits meet them, and their drawings are a
 * twentieth of a small page's script. Until then, and where the network that failed the page fails them
 * too, the words stand there alone.
 */
const ErrorPage = lateComponent<ErrorPageProps>(() => import('./error-page.tsx'), PlainErrorPage);
const MaintenancePage = lateComponent<MaintenancePageProps>(
  () => import('./maintenance-page.tsx'),
  PlainMaintenancePage,
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
