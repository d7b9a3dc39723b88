import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { paths } from '../../paths.ts';
import { ticketPath } from '../../paths/slip-paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipData } from './bet-slip-data.ts';
import { KeptLink } from './kept/kept-controls.tsx';
import PassingWarning from './announcements/passing-warning.tsx';

/**
 * A slip without selections, with a link to the ticket of the bet before. While the store can't be read
 * nobody knows what is on it, and it says so.
 */
export function EmptySlip({ data }: { readonly data: BetSlipData }) {
  const { slip, texts, isLoggedIn } = data;
  if (useShellData().isSignInPaused) return <UnreadSlip texts={texts} />;
  return (
    <>
      <div className="has-[p]:px-card has-[p]:pt-3">
        <PassingWarning warning={slip.warning} texts={texts} now={data.now} />
      </div>
      <EmptyState
        drawing="slip"
        title={texts['empty.title']}
        text={texts['empty.text']}
        action={
          <div className="grid gap-2">
            {isLoggedIn && slip.lastIntentId !== null ? (
              <Button asChild intent="quiet">
                <RouterLink to={ticketPath(slip.lastIntentId)}>{texts['empty.lastBet']}</RouterLink>
              </Button>
            ) : null}
            <Button asChild intent="quiet">
              <RouterLink to={paths.sportsbook}>{texts['empty.action']}</RouterLink>
            </Button>
            <KeptLink data={data} />
          </div>
        }
      />
    </>
  );
}

function UnreadSlip({ texts }: Pick<BetSlipData, 'texts'>) {
  return (
    <EmptyState
      drawing="slip"
      title={texts['unread.title']}
      text={texts['unread.text']}
      action={
        <Button asChild intent="quiet">
          <a href={paths.betSlip}>{texts['unread.action']}</a>
        </Button>
      }
    />
  );
}
