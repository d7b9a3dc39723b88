import { cva, cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import TimerOff from 'lucide-react/icons/timer-off';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** How a charge is drawn; `unknown` while the operator can't be asked. */
export type ChargePanelState = 'waiting' | 'unknown' | 'paid' | 'expired' | 'failed';

const markStyles = cva('flex size-14 items-center justify-center rounded-pill', {
  variants: {
    state: {
      paid: 'bg-success-soft text-on-success-soft',
      expired: 'bg-warning-soft text-on-warning-soft',
      failed: 'bg-danger-soft text-on-danger-soft',
    },
  },
});

const marks = { paid: CircleCheck, expired: TimerOff, failed: CircleX };

export interface ChargePanelProps extends RootProps<'section'> {
  readonly state: ChargePanelState;
  /** Where it stands, in a few words; takes the focus where it comes in place of a form. */
  readonly title: ReactNode;
  /** What is safe and what comes next. */
  readonly text: ReactNode;
  readonly amount: { readonly label: string; readonly text: string };
  /** The time left, and the words before it. Without scripts, where it can't run down, it is not shown. */
  readonly countdown?: { readonly label: string; readonly time: ReactNode } | undefined;
  /** What it is paid with; only shown while it can be paid. */
  readonly children?: ReactNode;
  /** The number of the transaction, for the support. */
  readonly reference?: ReactNode;
  /** The ways on. */
  readonly actions?: ReactNode;
}

/** A deposit on its way: what to pay with while it waits, and what became of it. */
export const ChargePanel = forwardRef<HTMLElement, ChargePanelProps>(function ChargePanel(
  { state, title, text, amount, countdown, children, reference, actions, className, ...rest },
  ref,
) {
  const isOpen = state === 'waiting' || state === 'unknown';
  return (
    <section
      ref={ref}
      {...rest}
      data-state={state}
      className={cx('flex flex-col gap-4', className)}
    >
      <div role="status">
        {isOpen ? (
          <Waiting state={state} title={title} text={text} />
        ) : (
          <Ended state={state} title={title} text={text} amount={amount} />
        )}
      </div>
      {isOpen ? (
        <>
          <Terms amount={amount} countdown={countdown} />
          {children}
        </>
      ) : null}
      {actions ? <div className="grid gap-2">{actions}</div> : null}
      {reference ? <p className="text-center text-xs text-text-muted">{reference}</p> : null}
    </section>
  );
});

type WaitingProps = Pick<ChargePanelProps, 'title' | 'text'> & {
  readonly state: 'waiting' | 'unknown';
};

function Waiting({ state, title, text }: WaitingProps) {
  const isUnknown = state === 'unknown';
  return (
    <div
      className={`flex items-start gap-3 rounded-card p-3 text-base ${isUnknown ? 'bg-warning-soft text-on-warning-soft' : 'bg-info-soft text-on-info-soft'}`}
    >
      <span aria-hidden="true" className="flex h-5 w-6 shrink-0 items-center gap-1">
        {isUnknown ? (
          <CircleAlert size={20} />
        ) : (
          <>
            <span className="size-1.5 animate-pending rounded-pill bg-current" />
            <span className="size-1.5 animate-pending rounded-pill bg-current [animation-delay:0.2s]" />
            <span className="size-1.5 animate-pending rounded-pill bg-current [animation-delay:0.4s]" />
          </>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p tabIndex={-1} className="font-bold">
          {title}
        </p>
        <p className="mt-0.5">{text}</p>
      </div>
    </div>
  );
}

/** Amount and time left. The time is not announced: who can't see it hears what became of the charge. */
function Terms({ amount, countdown }: Pick<ChargePanelProps, 'amount' | 'countdown'>) {
  return (
    <dl className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <dt className="text-sm text-text-muted">{amount.label}</dt>
        <dd>
          <Amount size="hero">{amount.text}</Amount>
        </dd>
      </div>
      {countdown ? (
        <div className="noscript:hidden">
          <dt className="text-sm text-text-muted">{countdown.label}</dt>
          <dd className="flex min-h-10 items-center gap-1.5 text-lg font-bold tabular-nums">
            <Clock aria-hidden="true" size={20} className="text-text-muted" />
            {countdown.time}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

type EndedProps = Pick<ChargePanelProps, 'title' | 'text' | 'amount'> & {
  readonly state: 'paid' | 'expired' | 'failed';
};

function Ended({ state, title, text, amount }: EndedProps) {
  const Mark = marks[state];
  return (
    <div className="card-frame flex flex-col items-center gap-1 px-card py-8 text-center">
      <span className={markStyles({ state })}>
        <Mark aria-hidden="true" size={28} />
      </span>
      <p tabIndex={-1} className="mt-3 text-display text-lg text-balance">
        {title}
      </p>
      <p>
        <span className="sr-only">{amount.label} </span>
        <Amount size="hero" tone={state === 'paid' ? 'gain' : 'muted'}>
          {amount.text}
        </Amount>
      </p>
      <p className="max-w-80 text-base text-balance text-text-muted">{text}</p>
    </div>
  );
}
