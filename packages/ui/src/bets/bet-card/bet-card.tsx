import type { BetStatus, LegResult } from '@vitrine/betting/bets/bet';
import { cva, cx } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import Gift from 'lucide-react/icons/gift';
import { type ReactNode, forwardRef } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { ShowMore } from '../../base/show-more/show-more.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BetLeg {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Day and time, score or state of the event; what is live of it. */
  readonly eventDetail: ReactNode;
  /** Empty where the legs are priced as one. */
  readonly oddsText: string;
  readonly result: LegResult | 'unknown';
  readonly resultText: string;
  /** That it was paid early and the like. */
  readonly noteText?: string | null | undefined;
}

interface BetFigure {
  readonly label: string;
  readonly text: string;
}

export interface BetCardProps extends RootProps<'article'> {
  /** Id of the heading, unique on the page. */
  readonly id: string;
  /** Single, or a multiple with its count. */
  readonly title: string;
  readonly numberText: string;
  readonly dateText: string;
  readonly status: BetStatus | 'unknown';
  readonly statusText: string;
  /** That a free bet paid for it; null when the balance did. */
  readonly freeBetText?: string | null | undefined;
  readonly oddsLabel: string;
  /** The event of a bet composed of one: its legs don't repeat it. */
  readonly event?: { readonly name: string; readonly detail: ReactNode } | null | undefined;
  readonly legs: readonly BetLeg[];
  /** Folds the rest of many legs away. */
  readonly more?:
    | { readonly after: number; readonly showText: string; readonly hideText: string }
    | null
    | undefined;
  /** Stake and total odds. */
  readonly figures: readonly BetFigure[];
  /** Potential return while open, what was paid afterwards. */
  readonly outcome: BetFigure;
  /** Cash out and the like. */
  readonly action?: ReactNode;
}

const badgeStyles = cva(
  'inline-flex shrink-0 items-center rounded-pill px-2.5 py-1 text-xs font-bold whitespace-nowrap',
  {
    variants: {
      status: {
        pending: 'bg-info-soft text-on-info-soft',
        open: 'bg-info-soft text-on-info-soft',
        won: 'bg-success-soft text-on-success-soft',
        cashedOut: 'bg-success-soft text-on-success-soft',
        recovered: 'bg-success-soft text-on-success-soft',
        lost: 'bg-danger-soft text-on-danger-soft',
        canceled: 'bg-raised text-text',
        voided: 'bg-raised text-text',
        unknown: 'bg-raised text-text',
      },
    },
  },
);

const legMarks: Readonly<Record<BetLeg['result'], { Icon: typeof Ban; colour: string }>> = {
  won: { Icon: CircleCheck, colour: 'text-success' },
  lost: { Icon: CircleX, colour: 'text-danger' },
  pending: { Icon: CircleDashed, colour: 'text-text-muted' },
  void: { Icon: CircleMinus, colour: 'text-text-muted' },
  canceled: { Icon: Ban, colour: 'text-text-muted' },
  unknown: { Icon: CircleHelp, colour: 'text-text-muted' },
};

/** A bet of the history, open or closed, with each leg's result by shape, colour and word. */
export const BetCard = forwardRef<HTMLElement, BetCardProps>(function BetCard(
  {
    id,
    title,
    numberText,
    dateText,
    status,
    statusText,
    freeBetText = null,
    oddsLabel,
    event = null,
    legs,
    more = null,
    figures,
    outcome,
    action,
    className,
    ...rest
  },
  ref,
) {
  const first = more ? legs.slice(0, more.after) : legs;
  const others = legs.slice(first.length);
  return (
    <article
      ref={ref}
      {...rest}
      aria-labelledby={id}
      data-status={status}
      className={cx('card-frame overflow-clip', className)}
    >
      <header className="px-card pt-card pb-2">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <h2 id={id} className="min-w-0 flex-1 basis-20 text-base leading-6 font-bold">
            {title}
          </h2>
          <span className={badgeStyles({ status })}>{statusText}</span>
        </div>
        <p className="flex flex-wrap gap-x-3 text-xs text-text-muted tabular-nums">
          <span>{numberText}</span>
          <span>{dateText}</span>
        </p>
        {freeBetText ? (
          <p className="mt-2">
            <Badge tone="accent" icon={<Gift aria-hidden="true" size={12} />}>
              {freeBetText}
            </Badge>
          </p>
        ) : null}
        {event ? (
          <p className="mt-2 flex flex-wrap gap-x-2 text-sm">
            <span className="font-bold break-words">{event.name}</span>
            <span className="whitespace-nowrap text-text-muted">{event.detail}</span>
          </p>
        ) : null}
      </header>
      <Legs legs={first} oddsLabel={oddsLabel} isOfOneEvent={event !== null} />
      {more && others.length > 0 ? (
        <ShowMore showText={more.showText} hideText={more.hideText}>
          <Legs legs={others} oddsLabel={oddsLabel} isOfOneEvent={event !== null} />
        </ShowMore>
      ) : null}
      <dl className="flex flex-wrap items-end gap-x-4 gap-y-2 border-t border-hairline px-card py-3">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt className="text-xs text-text-muted">{figure.label}</dt>
            <dd className="text-base font-bold tabular-nums">{figure.text}</dd>
          </div>
        ))}
        <div className="ml-auto text-right">
          <dt className="text-xs text-text-muted">{outcome.label}</dt>
          <dd
            className={`text-md font-bold tabular-nums ${status === 'won' ? 'text-success' : ''}`}
          >
            {outcome.text}
          </dd>
        </div>
      </dl>
      {action ? <div className="px-card pb-card">{action}</div> : null}
    </article>
  );
});

interface LegsProps extends Pick<BetCardProps, 'legs' | 'oddsLabel'> {
  readonly isOfOneEvent: boolean;
}

function Legs({ legs, oddsLabel, isOfOneEvent }: LegsProps) {
  return (
    <ul>
      {legs.map((leg) => (
        <Leg key={leg.outcomeId} leg={leg} oddsLabel={oddsLabel} isOfOneEvent={isOfOneEvent} />
      ))}
    </ul>
  );
}

interface LegProps extends Pick<LegsProps, 'oddsLabel' | 'isOfOneEvent'> {
  readonly leg: BetLeg;
}

function Leg({ leg, oddsLabel, isOfOneEvent }: LegProps) {
  const { Icon, colour } = legMarks[leg.result];
  return (
    <li className="flex flex-wrap gap-x-3 px-card py-2">
      <Icon aria-hidden="true" size={20} className={`shrink-0 ${colour}`} />
      <div className="max-w-full flex-1 basis-24">
        <p className="font-bold break-words">{leg.outcomeName}</p>
        <p className="text-sm break-words">{leg.marketName}</p>
        {isOfOneEvent ? null : (
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-text-muted">
            <span className="break-words">{leg.eventName}</span>
            <span className="font-medium whitespace-nowrap">{leg.eventDetail}</span>
          </p>
        )}
        {leg.noteText ? (
          <p className="mt-1">
            <Badge tone="info">{leg.noteText}</Badge>
          </p>
        ) : null}
      </div>
      <p className="ml-auto shrink-0 text-right">
        {leg.oddsText ? (
          <>
            <span className="sr-only">{oddsLabel} </span>
            <span className="block text-base font-bold tabular-nums">{leg.oddsText}</span>
          </>
        ) : null}
        <span className={`block text-xs font-medium ${colour}`}>{leg.resultText}</span>
      </p>
    </li>
  );
}
