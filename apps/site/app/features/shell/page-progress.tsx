import { useLocation, useNavigation } from '@remix-run/react';
import { RouteProgress } from '@vitrine/ui/feedback/progress-bar';
import { isSportsPath } from '../../paths/sportsbook-paths.ts';

/** A line at the top edge while another page is on its way; not on sports pages. Source: 3§2. */
export function PageProgress({ label }: { readonly label: string }) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isChanging = state === 'loading' && location.pathname !== pathname;
  const isAmongSports = isSportsPath(pathname) || isSportsPath(location?.pathname ?? '');
  return <RouteProgress active={isChanging && !isAmongSports} label={label} />;
}
