import { useRevalidator } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { BetCard } from '@vitrine/ui/bets/bet-card';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import type { Bet, BetLeg } from '@vitrine/upstream/bets/bet';
import type { LiveLegs } from '../../shapes/bets/live-leg.ts';
import { betDetailsPath } from '../../paths/bet-paths.ts';
import { eventPath } from '../../paths/event-paths.ts';
import { paths } from '../../paths.ts';
import { rulesPath } from '../../paths/document-paths.ts';
import { type BrandFormat, useShellData } from '../../shell-data.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';
import { BetActions, type Sharing } from './bet-actions.tsx';
import { betCard } from './bet-words.tsx';
import { CashOutPanel } from './cash-out-panel.tsx';
import { useBetUpdates } from './use-bet-updates.ts';
import { useLiveLegs } from './use-live-legs.ts';

export interface BetDetailsViewProps {
  readonly texts: Namespaces['bet-history'];
  readonly betNumber: string;
  readonly found:
    | {
        readonly kind: 'found';
        readonly bet: Bet;
        /** Null unless the bet is open. */
        readonly cashOut: ShownCashOut | null;
      }
    | { readonly kind: 'missing'; readonly isWholeHistoryRead: boolean }
    | { readonly kind: 'unreadable' };
  readonly sharing: Sharing;
  /** When the page was made, epoch milliseconds. */
  readonly now: number;
  /** The live matches of its open legs. */
  readonly live: LiveLegs;
  /** How many days back the search for the bet reached. */
  readonly days: number;
}

/** One bet of the bettor, with its settlement explained leg by leg. Source: 3§3, 3§4. */
export function BetDetailsView(props: BetDetailsViewProps) {
  const { texts, betNumber, found, sharing, days, now, live } = props;
  useLiveLegs({ bets: found.kind === 'found' ? [found.bet] : [], live });
  const { revalidate } = useRevalidator();
  useBetUpdates((change) => {
    if (change.betNumber === betNumber) revalidate();
  });
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['details.title']} />
      {found.kind === 'found' ? (
        <FoundBet {...found} texts={texts} sharing={sharing} now={now} live={live} />
      ) : found.kind === 'unreadable' ? (
        <ErrorState
          title={texts['error.title']}
          safe={texts['error.text']}
          action={
            <Button asChild>
              <a href={betDetailsPath(betNumber)}>{texts['error.action']}</a>
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="bets"
          title={formatText(texts['details.missing.title'], { number: betNumber })}
          text={
            found.isWholeHistoryRead
              ? formatText(texts['details.missing.text'], { days })
              : texts['details.missing.textPartly']
          }
        />
      )}
      <p className="print:hidden">
        <Link emphasis="standalone" href={paths.betHistory}>
          {texts['details.back']}
        </Link>
      </p>
    </div>
  );
}

type FoundBetProps = Pick<BetDetailsViewProps, 'texts' | 'sharing' | 'now' | 'live'> &
  Extract<BetDetailsViewProps['found'], { readonly kind: 'found' }>;

function FoundBet({ texts, bet, cashOut, sharing, now, live }: FoundBetProps) {
  const { format } = useShellData();
  const { betNumber, type, isCashOutBlocked } = bet;
  const heading = `explained-${betNumber}`;
  return (
    <>
      <BetCard
        {...betCard(bet, texts, format, now, live)}
        action={
          <div className="grid gap-3 print:hidden">
            {cashOut && type !== 'unknown' ? (
              <CashOutPanel
                texts={texts}
                bet={{ betNumber, type, isCashOutBlocked }}
                shown={cashOut}
                commission={null}
              />
            ) : null}
            <BetActions texts={texts} betNumber={betNumber} sharing={sharing} />
          </div>
        }
      />
      <section aria-labelledby={heading} className="card-frame grid gap-3 p-card">
        <h2 id={heading} className="text-base font-bold">
          {texts['details.explained']}
        </h2>
        <p>{statusSentence(bet, texts, format)}</p>
        <ol className="grid gap-3">
          {bet.legs.map((leg) => (
            <li key={`${leg.eventId} ${leg.outcomeId}`} className="border-t border-hairline pt-3">
              <p className="font-bold break-words">{leg.outcomeName}</p>
              <p className="text-sm">{legSentences(leg, texts)}</p>
              <p className="text-sm print:hidden">
                <Link emphasis="standalone" href={eventPath(leg.sportId, leg.eventId)}>
                  {formatText(texts['details.event'], { event: leg.eventName })}
                </Link>
              </p>
            </li>
          ))}
        </ol>
        <p className="print:hidden">
          <Link emphasis="standalone" href={rulesPath()}>
            {texts['details.rules']}
          </Link>
        </p>
      </section>
    </>
  );
}

function statusSentence(
  { status, payout, refund }: Bet,
  texts: BetDetailsViewProps['texts'],
  format: BrandFormat,
): string {
  return formatText(texts[`details.status.${status}`], {
    payout: formatMoney(payout, format),
    refund: formatMoney(refund, format),
  });
}

/** How a leg ended, and the special way it was settled in when there was one. */
function legSentences({ result, mode }: BetLeg, texts: BetDetailsViewProps['texts']): string {
  const ended = texts[`details.leg.${result}`];
  return mode === 'normal' ? ended : `${ended} ${texts[`details.mode.${mode}`]}`;
}
