import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** Whether the bank has said that the account is the bettor's own. */
export type BankAccountState = 'pending' | 'confirmed' | 'refused';

const states = {
  pending: { tone: 'warning', Icon: Clock },
  confirmed: { tone: 'success', Icon: CircleCheck },
  refused: { tone: 'danger', Icon: CircleAlert },
} as const;

interface SubmitAction {
  readonly name: string;
  readonly value: string;
  /** What it does, in a word or two. */
  readonly text: string;
  /** The same with the account it is done to. */
  readonly label: string;
}

export interface BankAccountCardProps extends RootProps<'li'> {
  /** A Pix key or an account at a bank. */
  readonly kind: 'pixKey' | 'account';
  /** The bank, or what the key is. */
  readonly title: string;
  /** The number or key, shortened where it would tell too much. */
  readonly numberText: string;
  /** Checking or savings, whose name it is in. */
  readonly detail?: ReactNode;
  readonly state: BankAccountState;
  readonly stateText: string;
  /** What to do about the state. */
  readonly stateHint?: ReactNode;
  /** The words of the mark, when withdrawals go here unless another is chosen. */
  readonly defaultText?: string | undefined;
  /** Submit buttons of the form around; each left out where it can't be done. */
  readonly makeDefault?: SubmitAction | undefined;
  readonly remove?: SubmitAction | undefined;
  /** Where it is changed. */
  readonly change?:
    { readonly href: string; readonly text: string; readonly label: string } | undefined;
}

/** An account that withdrawals can go to; use inside a `<ul>`. Source: 1§7. */
export const BankAccountCard = forwardRef<HTMLLIElement, BankAccountCardProps>(
  function BankAccountCard(
    {
      kind,
      title,
      numberText,
      detail,
      state,
      stateText,
      stateHint,
      defaultText,
      makeDefault,
      remove,
      change,
      className,
      ...rest
    },
    ref,
  ) {
    const Drawing = kind === 'pixKey' ? KeyRound : Landmark;
    const { tone, Icon } = states[state];
    return (
      <li
        ref={ref}
        {...rest}
        data-state={state}
        className={cx('card-frame overflow-hidden', className)}
      >
        <div className="flex items-start gap-3 p-card">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-box border border-hairline bg-ground text-text-muted">
            <Drawing aria-hidden="true" size={20} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-md font-bold break-words">{title}</span>
              {defaultText ? <Badge tone="neutral">{defaultText}</Badge> : null}
            </p>
            <p className="text-base wrap-anywhere tabular-nums">{numberText}</p>
            {detail ? <p className="text-sm text-text-muted">{detail}</p> : null}
            <p className="mt-2">
              <Badge tone={tone} icon={<Icon aria-hidden="true" size={12} />}>
                {stateText}
              </Badge>
            </p>
            {stateHint ? <p className="mt-1 text-sm text-text-muted">{stateHint}</p> : null}
          </div>
        </div>
        {makeDefault || change || remove ? (
          <div className="flex flex-wrap justify-end gap-x-1 border-t border-hairline px-2 py-1">
            {makeDefault ? <SubmitButton {...makeDefault} /> : null}
            {change ? (
              <Button asChild intent="link">
                <AppLink href={change.href} aria-label={change.label}>
                  {change.text}
                </AppLink>
              </Button>
            ) : null}
            {remove ? <SubmitButton {...remove} /> : null}
          </div>
        ) : null}
      </li>
    );
  },
);

function SubmitButton({ name, value, text, label }: SubmitAction) {
  return (
    <Button type="submit" intent="link" name={name} value={value} aria-label={label}>
      {text}
    </Button>
  );
}
