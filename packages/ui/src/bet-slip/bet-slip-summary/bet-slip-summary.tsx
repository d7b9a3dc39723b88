import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
export interface SummaryLine {
  readonly label: string;
  readonly text: string;
  /** The figure the bettor decides by: the potential return. */
  readonly isMain?: boolean | undefined;
}

export interface BetSlipSummaryProps extends RootProps<'div'> {
  /** What is being summed up, for those who don't see the frame around it. */
  readonly label: string;
  readonly lines: readonly SummaryLine[];
  /** Each bet in one unabbreviated sentence, as the law asks for before it is placed. */
  readonly statements?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

/** What is staked and what may come back, in full words. */
export const BetSlipSummary = forwardRef<HTMLDivElement, BetSlipSummaryProps>(
  function BetSlipSummary({ label, lines, statements = [], note, ...rest }, ref) {
    return (
      <div ref={ref} {...rest}>
        <dl aria-label={label} className="flex flex-col gap-1">
          {lines.map((line) => (
            <div key={line.label} className="flex items-baseline justify-between gap-3">
              <dt className={line.isMain ? 'font-bold' : 'text-sm text-text-muted'}>
                {line.label}
              </dt>
              <dd
                className={`text-right font-bold tabular-nums ${line.isMain ? 'text-lg' : 'text-base'}`}
              >
                {line.text}
              </dd>
            </div>
          ))}
        </dl>
        {statements.map((statement) => (
          <p key={statement} className="mt-2 text-sm break-words">
            {statement}
          </p>
        ))}
        {note ? <p className="mt-1 text-xs text-text-muted">{note}</p> : null}
      </div>
    );
  },
);
