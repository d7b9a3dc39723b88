import type { NoCashOutReason } from '@vitrine/betting/bets/cash-out';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { KeptFocus } from '../../base/kept-focus/kept-focus.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import {
  type CashOutAction,
  CashOutConfirm,
  type CashOutConfirmProps,
} from './cash-out-confirm.tsx';

/** The nine states of the specification; the moves between them are `moveCashOut`. Source: 3§4. */
export type CashOutView =
  | { readonly state: 'available'; readonly ask: CashOutAction; readonly note: string }
  | ({ readonly state: 'confirm' } & CashOutConfirmProps)
  | {
      readonly state: 'pending';
      readonly title: string;
      readonly text: string;
      /** The way on when the page can't renew itself. */
      readonly action?: ReactNode;
    }
  | { readonly state: 'success'; readonly title: string; readonly text: string }
  | {
      readonly state: 'error';
      readonly title: string;
      readonly text: string;
      readonly retry: CashOutAction;
    }
  | { readonly state: NoCashOutReason; readonly text: string };

export interface CashOutProps extends RootProps<'div'> {
  /** What this part of a bet is for. */
  readonly label: string;
  readonly view: CashOutView;
}

const refusals = {
  closedMarket: Lock,
  alreadyClosed: CircleCheck,
  closingBet: Hourglass,
  notAvailable: Ban,
} satisfies Record<NoCashOutReason, typeof Ban>;

/**
 * Ends a bet before its result. Every step is a submit button, so that it works without scripts. A value
 * that follows the match is not said aloud; what becomes of the cash out is.
 */
export const CashOut = forwardRef<HTMLDivElement, CashOutProps>(function CashOut(
  { label, view, ...rest },
  ref,
) {
  return (
    <KeptFocus
      ref={ref}
      {...rest}
      state={view.state}
      role="group"
      aria-label={label}
      data-cash-out={view.state}
    >
      {view.state === 'available' ? (
        <>
          <ActionButton action={view.ask} />
          <p className="mt-1 text-center text-xs text-text-muted">{view.note}</p>
        </>
      ) : null}
      {view.state === 'confirm' ? <CashOutConfirm {...view} /> : null}
      <div role="status">
        <Outcome view={view} />
      </div>
      {view.state === 'pending' && view.action ? (
        <div className="mt-2 text-center">{view.action}</div>
      ) : null}
      {view.state === 'error' ? (
        <div className="mt-2">
          <ActionButton action={view.retry} intent="quiet" />
        </div>
      ) : null}
    </KeptFocus>
  );
});

interface ActionButtonProps {
  readonly action: CashOutAction;
  readonly intent?: 'action' | 'quiet' | undefined;
}

function ActionButton({ action: { name, value, label }, intent = 'action' }: ActionButtonProps) {
  return (
    <Button type="submit" name={name} value={value} intent={intent} fullWidth>
      {label}
    </Button>
  );
}

/** What is said when it comes. */
function Outcome({ view }: Pick<CashOutProps, 'view'>) {
  switch (view.state) {
    case 'available':
    case 'confirm':
      return null;
    case 'pending':
      return (
        <Notice look="bg-info-soft text-on-info-soft" title={view.title} icon={<PendingMark />}>
          {view.text}
        </Notice>
      );
    case 'success':
      return (
        <Notice
          look="bg-success-soft text-on-success-soft"
          title={view.title}
          icon={<CircleCheck aria-hidden="true" size={20} />}
        >
          {view.text}
        </Notice>
      );
    case 'error':
      return (
        <Notice
          look="bg-danger-soft text-on-danger-soft"
          title={view.title}
          icon={<CircleX aria-hidden="true" size={20} />}
        >
          {view.text}
        </Notice>
      );
    default: {
      const Icon = refusals[view.state];
      return (
        <p
          tabIndex={-1}
          className="flex min-h-11 items-center gap-2 rounded-box bg-ground px-3 py-2 text-sm text-text-muted"
        >
          <Icon aria-hidden="true" size={16} />
          <span className="min-w-0">{view.text}</span>
        </p>
      );
    }
  }
}

interface NoticeProps {
  readonly look: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Notice({ look, title, icon, children }: NoticeProps) {
  return (
    <div className={`flex items-start gap-2 rounded-box px-3 py-2.5 text-sm ${look}`}>
      {icon}
      <div className="min-w-0">
        <p tabIndex={-1} className="font-bold">
          {title}
        </p>
        <p>{children}</p>
      </div>
    </div>
  );
}

function PendingMark() {
  return (
    <span aria-hidden="true" className="flex h-5 shrink-0 items-center gap-1">
      <span className="size-1.5 animate-pending rounded-pill bg-current" />
      <span className="size-1.5 animate-pending rounded-pill bg-current [animation-delay:0.2s]" />
      <span className="size-1.5 animate-pending rounded-pill bg-current [animation-delay:0.4s]" />
    </span>
  );
}
