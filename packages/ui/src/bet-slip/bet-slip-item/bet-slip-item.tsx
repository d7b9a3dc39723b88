import type { PlaceStatus } from '@vitrine/betting/bet-slip/bet-slip-types';
import { cva, cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export type BetSlipItemState = 'active' | 'needsAttention' | 'suspended' | 'inactive' | PlaceStatus;

export interface BetSlipItemProps extends RootProps<'li'> {
  readonly outcomeId: string;
  readonly outcomeName: string;
  /** The market in full words. */
  readonly marketName: string;
  /** What a custom bet is made of; named for those who don't see how they belong together. */
  readonly picks?:
    | {
        readonly label: string;
        readonly items: readonly { readonly outcomeName: string; readonly marketName: string }[];
      }
    | null
    | undefined;
  readonly eventName: string;
  /** Day and time of the start, or that it is live. */
  readonly eventDetail: string;
  /** A term of the bet in a word or two, such as early payout. */
  readonly noteText?: string | null | undefined;
  /** The word read before the price. */
  readonly oddsLabel: string;
  readonly oddsText: string;
  /** The price the bettor had agreed to, when the present one differs. */
  readonly changedFrom?:
    | { readonly label: string; readonly oddsText: string; readonly direction: 'up' | 'down' }
    | null
    | undefined;
  readonly state: BetSlipItemState;
  /** What the state means and what to do, in a sentence. */
  readonly stateText?: string | null | undefined;
  /** Gone once the ticket was sent. */
  readonly remove: { readonly name: string; readonly value: string; readonly label: string } | null;
  /** The stake of this selection as a single. */
  readonly stake?: ReactNode;
  /** What pays the stake, over the whole width. */
  readonly payment?: ReactNode;
  readonly potentialReturn?: { readonly label: string; readonly text: string } | null | undefined;
}

const stripStyles = cva('mt-2 flex items-start gap-2 rounded-control px-2 py-1.5 text-sm', {
  variants: {
    state: {
      active: 'bg-info-soft text-on-info-soft',
      needsAttention: 'bg-warning-soft text-on-warning-soft',
      suspended: 'bg-warning-soft text-on-warning-soft',
      inactive: 'bg-danger-soft text-on-danger-soft',
      pending: 'bg-info-soft text-on-info-soft',
      accepted: 'bg-success-soft text-on-success-soft',
      rejected: 'bg-danger-soft text-on-danger-soft',
      canceled: 'bg-danger-soft text-on-danger-soft',
      notConfirmed: 'bg-warning-soft text-on-warning-soft',
    },
  },
});

const icons = {
  active: CircleAlert,
  needsAttention: CircleAlert,
  suspended: Lock,
  inactive: CircleX,
  pending: Clock,
  accepted: CircleCheck,
  rejected: CircleX,
  canceled: CircleX,
  notConfirmed: CircleHelp,
};

const withLivePrice: readonly BetSlipItemState[] = ['active', 'needsAttention', 'suspended'];

/** A selection on the slip: outcome, market, event, price, and what became of it. */
export const BetSlipItem = forwardRef<HTMLLIElement, BetSlipItemProps>(function BetSlipItem(
  {
    outcomeId,
    outcomeName,
    marketName,
    picks = null,
    eventName,
    eventDetail,
    noteText = null,
    oddsLabel,
    oddsText,
    changedFrom = null,
    state,
    stateText = null,
    remove,
    stake,
    payment,
    potentialReturn = null,
    className,
    ...rest
  },
  ref,
) {
  const StateIcon = icons[state];
  // Both prices stand side by side: a strip that comes and goes would push the stake.
  const isShownByPrice = state === 'needsAttention' && changedFrom !== null;
  const faded = state === 'suspended' || state === 'inactive' ? 'text-text-muted' : '';
  return (
    <li
      ref={ref}
      {...rest}
      data-state={state}
      className={cx('border-t border-hairline px-card py-3 first:border-t-0', className)}
    >
      <div className="flex gap-1">
        {remove ? (
          <IconButton
            type="submit"
            name={remove.name}
            value={remove.value}
            label={remove.label}
            icon={<X aria-hidden="true" size={16} />}
            className="-mt-3 -ml-3 text-text-muted hover:text-text"
          />
        ) : null}
        <div className={`min-w-0 flex-1 ${faded}`}>
          <p className="text-md leading-5 font-bold break-words">{outcomeName}</p>
          <p className="mt-0.5 text-sm break-words">{marketName}</p>
          {picks ? (
            <ul aria-label={picks.label} className="my-1.5 flex flex-col gap-1 border-l-2 pl-2">
              {picks.items.map((pick) => (
                <li key={pick.marketName + pick.outcomeName} className="text-sm leading-tight">
                  <span className="block font-medium break-words">{pick.outcomeName}</span>{' '}
                  <span className="block text-xs break-words text-text-muted">
                    {pick.marketName}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
          <p className="flex flex-wrap gap-x-2 text-xs text-text-muted">
            <span className="break-words">{eventName}</span>{' '}
            <span className="font-medium whitespace-nowrap">{eventDetail}</span>
          </p>
          {noteText ? (
            <p className="mt-1">
              <Badge tone="accent">{noteText}</Badge>
            </p>
          ) : null}
        </div>
        <p className={`shrink-0 pl-2 text-right tabular-nums ${faded}`}>
          <span className="sr-only">{oddsLabel} </span>
          <span className="flex items-center justify-end gap-1 text-lg leading-5 font-bold">
            {changedFrom ? <Direction direction={changedFrom.direction} /> : null}
            <span
              data-live-odds={withLivePrice.includes(state) ? outcomeId : undefined}
              suppressHydrationWarning
            >
              {oddsText}
            </span>
          </span>{' '}
          {changedFrom ? (
            <span className="text-sm text-text-muted">
              <span className="sr-only">{changedFrom.label} </span>
              <del>{changedFrom.oddsText}</del>
            </span>
          ) : null}
        </p>
      </div>
      {stateText ? (
        <p className={isShownByPrice ? 'sr-only' : stripStyles({ state })}>
          <StateIcon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{stateText}</span>
        </p>
      ) : null}
      {stake ? (
        <div className="mt-3 grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-3">
          {stake}
          {potentialReturn ? (
            <p className="min-w-0 text-right">
              <span className="mb-1 block text-sm whitespace-nowrap text-text-muted">
                {potentialReturn.label}
              </span>{' '}
              <span className="flex min-h-control items-center justify-end text-md font-bold break-all tabular-nums">
                {potentialReturn.text}
              </span>
            </p>
          ) : null}
        </div>
      ) : null}
      <div className="mt-3 empty:hidden">{payment}</div>
    </li>
  );
});

function Direction({ direction }: { readonly direction: 'up' | 'down' }) {
  return direction === 'up' ? (
    <ArrowUp aria-hidden="true" size={16} strokeWidth={3} className="text-odds-up" />
  ) : (
    <ArrowDown aria-hidden="true" size={16} strokeWidth={3} className="text-odds-down" />
  );
}
