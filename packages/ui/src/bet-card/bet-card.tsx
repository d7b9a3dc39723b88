import type { BetStatus, LegResult } from '@vitrine/betting/bet';
import { cva } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';

export interface BetLeg {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Day and time, score or state of the event. */
  readonly eventDetail: string;
  readonly oddsText: string;
  readonly result: LegResult;
  readonly resultText: string;
}

interface BetFigure {
  readonly label: string;
  readonly text: string;
}

export interface BetCardProps {
  /** Id of the heading, unique on the page. */
  readonly id: string;
  /** Single, or a multiple with its count. */
  readonly title: string;
  readonly numberText: string;
  readonly dateText: string;
  readonly status: BetStatus;
  readonly statusText: string;
  readonly oddsLabel: string;
  readonly legs: readonly BetLeg[];
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
      },
    },
  },
);

const legMarks: Readonly<Record<LegResult, { Icon: typeof Ban; colour: string }>> = {
  won: { Icon: CircleCheck, colour: 'text-success' },
  lost: { Icon: CircleX, colour: 'text-danger' },
  pending: { Icon: CircleDashed, colour: 'text-text-muted' },
  void: { Icon: CircleMinus, colour: 'text-text-muted' },
  canceled: { Icon: Ban, colour: 'text-text-muted' },
};

/** A bet of the history, open or closed, with each leg's result by shape, colour and word. */
export function BetCard({
  id,
  title,
  numberText,
  dateText,
  status,
  statusText,
  oddsLabel,
  legs,
  figures,
  outcome,
  action,
}: BetCardProps) {
  return (
    <article aria-labelledby={id} data-status={status} className="card-frame overflow-clip">
      <header className="px-card pt-card pb-2">
        <div className="flex items-start gap-3">
          <h3 id={id} className="min-w-0 flex-1 text-base leading-6 font-bold">
            {title}
          </h3>
          <span className={badgeStyles({ status })}>{statusText}</span>
        </div>
        <p className="flex flex-wrap gap-x-3 text-xs text-text-muted tabular-nums">
          <span>{numberText}</span>
          <span>{dateText}</span>
        </p>
      </header>
      <ul>
        {legs.map((leg) => (
          <Leg key={leg.outcomeId} leg={leg} oddsLabel={oddsLabel} />
        ))}
      </ul>
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
}

function Leg({ leg, oddsLabel }: { readonly leg: BetLeg; readonly oddsLabel: string }) {
  const { Icon, colour } = legMarks[leg.result];
  return (
    <li className="flex gap-3 px-card py-2">
      <Icon aria-hidden="true" size={20} className={`shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <p className="font-bold break-words">{leg.outcomeName}</p>
        <p className="text-sm break-words">{leg.marketName}</p>
        <p className="flex flex-wrap gap-x-2 text-xs text-text-muted">
          <span className="break-words">{leg.eventName}</span>
          <span className="font-medium whitespace-nowrap">{leg.eventDetail}</span>
        </p>
      </div>
      <p className="shrink-0 text-right">
        <span className="sr-only">{oddsLabel} </span>
        <span className="block text-base font-bold tabular-nums">{leg.oddsText}</span>
        <span className={`block text-xs font-medium ${colour}`}>{leg.resultText}</span>
      </p>
    </li>
  );
}
