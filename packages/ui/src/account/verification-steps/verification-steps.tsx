import { forwardRef } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cva, cx } from 'class-variance-authority';
import type { RootProps } from '../../base/root-props/root-props.ts';

export type VerificationStepState = 'done' | 'current' | 'upcoming' | 'problem';

export interface VerificationStep {
  readonly name: string;
  readonly state: VerificationStepState;
  /** The state in a word, for those who don't see it. */
  readonly stateText: string;
}

const markStyles = cva(
  'flex size-8 items-center justify-center rounded-pill border-2 text-sm font-bold tabular-nums',
  {
    variants: {
      state: {
        done: 'border-success bg-success text-on-success',
        current: 'border-action bg-action text-on-action',
        upcoming: 'border-control-border bg-ground text-text-muted',
        problem: 'border-danger bg-danger-soft text-on-danger-soft',
      },
    },
  },
);

export interface VerificationStepsProps extends RootProps<'ol'> {
  readonly label: string;
  /** Front and back of the card, and where it is asked for, the proof of address. */
  readonly steps: readonly VerificationStep[];
}

/** How far the verification has come. Source: 1§4. */
export const VerificationSteps = forwardRef<HTMLOListElement, VerificationStepsProps>(
  function VerificationSteps({ label, steps, className, ...rest }, ref) {
    return (
      <ol
        ref={ref}
        {...rest}
        aria-label={label}
        className={cx('grid auto-cols-fr grid-flow-col', className)}
      >
        {steps.map(({ name, state, stateText }, position) => (
          <li
            key={name}
            data-state={state}
            aria-current={state === 'current' || state === 'problem' ? 'step' : undefined}
            className="relative flex min-w-0 flex-col items-center gap-2 px-1 text-center before:absolute before:top-4 before:right-[calc(50%+1.25rem)] before:left-[calc(-50%+1.25rem)] before:h-0.5 before:-translate-y-1/2 before:bg-control-border first:before:hidden"
          >
            <span className={markStyles({ state })}>
              <Mark state={state} position={position} />
            </span>
            <span
              className={`w-full text-sm leading-tight text-balance wrap-anywhere ${state === 'upcoming' ? 'text-text-muted' : 'font-bold'}`}
            >
              {name} <span className="sr-only">{stateText}</span>
            </span>
          </li>
        ))}
      </ol>
    );
  },
);

function Mark({
  state,
  position,
}: Pick<VerificationStep, 'state'> & { readonly position: number }) {
  if (state === 'done') return <Check aria-hidden="true" size={16} strokeWidth={3} />;
  if (state === 'problem') return <CircleAlert aria-hidden="true" size={16} />;
  return <span aria-hidden="true">{position + 1}</span>;
}
