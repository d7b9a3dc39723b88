import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { paths } from '../../../paths.ts';
import { balanceLimitNotice, type BalanceLimitTexts } from './balance-limit-notice.tsx';

/** The modal about a balance above its upper limit, as a page of its own. Source: 3§8. */
export function BalanceLimitPage({ texts }: { readonly texts: BalanceLimitTexts }) {
  const back = (
    <Button asChild intent="quiet" fullWidth>
      <RouterLink to={paths.betSlip}>{texts['blocked.back']}</RouterLink>
    </Button>
  );
  return (
    <div className="px-4 py-8">
      <NoticePage {...balanceLimitNotice({ texts, back })} />
    </div>
  );
}
