import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Ticket from 'lucide-react/icons/ticket';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface FreeBetCardProps extends RootProps<'article'> {
  readonly label: string;
  /** The stake, with two decimals. */
  readonly stakeText: string;
  readonly expiryText: ReactNode;
  readonly conditionsLabel: string;
  readonly conditions: readonly string[];
  /** A link or submit button to use it; absent while it can't be. */
  readonly action?: ReactNode;
  /** Why it can't be used now. */
  readonly unavailableText?: ReactNode;
}

/** A stake the house gives: what it is worth, until when and on what conditions. Source: 3§3. */
export const FreeBetCard = forwardRef<HTMLElement, FreeBetCardProps>(function FreeBetCard(
  {
    label,
    stakeText,
    expiryText,
    conditionsLabel,
    conditions,
    action,
    unavailableText,
    className,
    ...rest
  },
  ref,
) {
  return (
    <article
      ref={ref}
      {...rest}
      className={cx('relative card-frame overflow-hidden', className)}
      data-unavailable={unavailableText ? '' : undefined}
    >
      <div
        className={`flex items-center gap-3 px-card py-3 ${unavailableText ? 'bg-hairline text-text' : 'bg-accent text-on-accent'}`}
      >
        <Ticket aria-hidden="true" size={28} />
        <h3 className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-base font-medium">{label}</span>{' '}
          <Amount size="large">{stakeText}</Amount>
        </h3>
      </div>
      <div className="relative border-t-2 border-dashed border-ground p-card">
        <Notch side="-left-2.5" />
        <Notch side="-right-2.5" />
        <p className="text-base font-medium">{expiryText}</p>
        <p className="mt-3 text-sm font-medium text-text-muted">{conditionsLabel}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {conditions.map((condition) => (
            <li key={condition} className="flex gap-2 text-base">
              <Check aria-hidden="true" size={16} className="mt-0.5 text-success" />
              <span className="min-w-0">{condition}</span>
            </li>
          ))}
        </ul>
        {unavailableText ? (
          <p className="mt-3 flex gap-2 text-base">
            <Lock aria-hidden="true" size={16} className="mt-0.5" />
            <span className="min-w-0">{unavailableText}</span>
          </p>
        ) : null}
        {action ? <div className="mt-4">{action}</div> : null}
      </div>
    </article>
  );
});

/** Where the ticket is torn: a bite out of its edge, in the colour of the page below. */
function Notch({ side }: { readonly side: '-left-2.5' | '-right-2.5' }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-2.5 size-5 rounded-pill bg-ground ${side}`}
    />
  );
}
