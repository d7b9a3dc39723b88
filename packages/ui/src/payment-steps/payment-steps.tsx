import type { ReactNode } from 'react';

export interface PaymentStepsProps {
  /** What the steps lead to, for those who don't see them together. */
  readonly label: string;
  readonly steps: readonly ReactNode[];
}

/** What to do, one step after the other. */
export function PaymentSteps({ label, steps }: PaymentStepsProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {steps.map((step, position) => (
        <li key={position} className="flex items-start gap-3 text-base">
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-pill border border-control-border text-sm font-bold tabular-nums"
          >
            {position + 1}
          </span>
          <span className="min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
