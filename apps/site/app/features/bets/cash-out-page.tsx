import { useRevalidator } from '@remix-run/react';
import { isOpen } from '@vitrine/betting/bets/bet';
import { BetCard } from '@vitrine/ui/bets/bet-card';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { betDetailsPath, cashOutPath } from '../../paths/bet-paths.ts';
import { useShellData } from '../../shell-data.ts';
import { betCard } from './bet-words.tsx';
import { CashOutPanel, type CashOutPanelProps } from './cash-out-panel.tsx';
import { useBetUpdates } from './use-bet-updates.ts';

export interface CashOutPageProps extends Pick<CashOutPanelProps, 'texts'> {
  readonly betNumber: string;
  /** When the page was made, epoch milliseconds. */
  readonly now: number;
  /** Null when the operator could not be asked for the bet. */
  readonly question:
    | (Pick<CashOutPanelProps, 'shown' | 'commission'> & {
        readonly bet: Bet & CashOutPanelProps['bet'];
      })
    | null;
}

/** The question whether a bet ends now, and what became of it. Source: 3§4. */
export function CashOutPage({ texts, betNumber, now, question }: CashOutPageProps) {
  const { format } = useShellData();
  const { revalidate } = useRevalidator();
  // Reading the page anew asks for another value, which must not get under the finger that confirms this one.
  const isAsking = question?.shown.cashOut.state === 'confirm';
  useBetUpdates(({ betNumber: changed, status }) => {
    if (changed === betNumber && !(isAsking && isOpen(status))) revalidate();
  }, isAsking);
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['cashOut.title']} />
      {question ? (
        <>
          <section className="card-frame p-card">
            <CashOutPanel {...question} texts={texts} titleAs="h2" />
          </section>
          <BetCard {...betCard(question.bet, texts, format, now)} />
        </>
      ) : (
        <ErrorState
          title={texts['error.title']}
          safe={texts['error.text']}
          action={
            <Button asChild>
              <a href={cashOutPath(betNumber)}>{texts['error.action']}</a>
            </Button>
          }
        />
      )}
      <p>
        <Link emphasis="standalone" href={betDetailsPath(betNumber)}>
          {texts['cashOut.back']}
        </Link>
      </p>
    </div>
  );
}
