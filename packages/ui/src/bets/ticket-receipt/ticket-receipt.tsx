import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ReceiptSelection {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** The odds the bet was accepted at. */
  readonly oddsText: string;
}

interface Fact {
  readonly label: string;
  readonly text: string;
}

export interface TicketReceiptProps extends RootProps<'article'> {
  /** `Aposta aceita`. */
  readonly title: string;
  /** Number, date, type. */
  readonly facts: readonly Fact[];
  readonly selectionsLabel: string;
  readonly oddsLabel: string;
  readonly selections: readonly ReceiptSelection[];
  /** Total odds and stake. */
  readonly totals: readonly Fact[];
  readonly potentialReturn: Fact;
  readonly note?: string | undefined;
}

/** The proof of an accepted bet. Prints as it stands. */
export const TicketReceipt = forwardRef<HTMLElement, TicketReceiptProps>(function TicketReceipt(
  {
    title,
    facts,
    selectionsLabel,
    oddsLabel,
    selections,
    totals,
    potentialReturn,
    note,
    className,
    ...rest
  },
  ref,
) {
  return (
    <article
      ref={ref}
      {...rest}
      className={cx('card-frame overflow-clip break-inside-avoid', className)}
    >
      <h3 className="flex items-center gap-2 bg-success-soft px-card py-3 text-md font-bold text-on-success-soft">
        <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
        {title}
      </h3>
      <dl className="flex flex-col gap-1 px-card py-3 text-sm">
        {facts.map((fact) => (
          <FactLine key={fact.label} fact={fact} />
        ))}
      </dl>
      <ul aria-label={selectionsLabel} className="border-y border-dashed border-control-border">
        {selections.map((selection) => (
          <li
            key={selection.outcomeId}
            className="flex gap-3 border-t border-hairline px-card py-2 first:border-t-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold break-words">{selection.outcomeName}</span>
              <span className="block text-sm break-words">{selection.marketName}</span>
              <span className="block text-xs break-words text-text-muted">
                {selection.eventName}
              </span>
            </span>
            <span className="shrink-0 text-md leading-5 font-bold tabular-nums">
              <span className="sr-only">{oddsLabel} </span>
              {selection.oddsText}
            </span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1 px-card py-3 text-sm">
        {totals.map((fact) => (
          <FactLine key={fact.label} fact={fact} />
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-3">
          <dt className="text-base font-bold">{potentialReturn.label}</dt>
          <dd className="text-lg font-bold tabular-nums">{potentialReturn.text}</dd>
        </div>
      </dl>
      {note ? <p className="px-card pb-card text-xs text-text-muted">{note}</p> : null}
    </article>
  );
});

function FactLine({ fact }: { readonly fact: Fact }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-text-muted">{fact.label}</dt>
      <dd className="text-right font-bold tabular-nums">{fact.text}</dd>
    </div>
  );
}
