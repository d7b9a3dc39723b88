import type { GiveawayState } from '@vitrine/betting/promotions/giveaway';
import { cva, cx } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import Hourglass from 'lucide-react/icons/hourglass';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TimerOff from 'lucide-react/icons/timer-off';
import { type ReactNode, useId, forwardRef } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { PromotionArt } from '../promotion-art/promotion-art.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** How each state looks: its badge, and how many of the three steps lie behind it. */
const LOOKS = {
  pendingAcceptance: { tone: 'info', icon: Hourglass, done: 0 },
  readyToClaim: { tone: 'accent', icon: Gift, done: 1 },
  beingClaimed: { tone: 'info', icon: LoaderCircle, done: 2 },
  claimed: { tone: 'success', icon: CircleCheck, done: 3 },
  expired: { tone: 'neutral', icon: TimerOff, done: null },
  cancelled: { tone: 'danger', icon: Ban, done: null },
} as const satisfies Record<GiveawayState, object>;

const ART = { money: 'cashback', freeBet: 'freebet', freeSpins: 'giramania' } as const;

const stepStyles = cva(
  'flex size-6 items-center justify-center rounded-pill border text-xs font-bold tabular-nums',
  {
    variants: {
      phase: {
        done: 'border-transparent bg-success text-on-success',
        now: 'border-action text-text ring-1 ring-action ring-inset',
        later: 'border-control-border text-text-muted',
      },
    },
  },
);

export interface GiveawayClaimProps extends RootProps<'article'> {
  readonly state: GiveawayState;
  readonly stateText: string;
  /** What it brings, which its picture shows. */
  readonly reward: keyof typeof ART;
  /** What it brings, in words with the amount. */
  readonly title: ReactNode;
  /** What the state means and until when. */
  readonly text: ReactNode;
  /** The three steps by name: accept, claim, there. */
  readonly stepsLabel: string;
  readonly steps: readonly [string, string, string];
  /** Accepts or claims: a submit button of the form around it. */
  readonly step?:
    { readonly name: string; readonly value: string; readonly label: string } | undefined;
  /** Links: to the conditions, to where the prize is used. */
  readonly links?: ReactNode;
  readonly titleAs?: 'h2' | 'h3' | undefined;
}

/** Something the house gives, from its offer to its end, in its six states. Source: 3§3. */
export const GiveawayClaim = forwardRef<HTMLElement, GiveawayClaimProps>(function GiveawayClaim(
  {
    state,
    stateText,
    reward,
    title,
    text,
    stepsLabel,
    steps,
    step,
    links,
    titleAs: Title = 'h2',
    className,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const { tone, icon: Icon, done } = LOOKS[state];
  return (
    <article
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      data-state={state}
      className={cx('card-frame overflow-hidden sm:flex', className)}
    >
      <PromotionArt
        kind={ART[reward]}
        className={`aspect-3/1 w-full shrink-0 sm:aspect-auto sm:w-40 ${done === null ? 'grayscale' : ''}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-card">
        <div>
          <Badge
            tone={tone}
            icon={
              <Icon
                aria-hidden="true"
                size={14}
                className={state === 'beingClaimed' ? 'animate-pending' : ''}
              />
            }
          >
            {stateText}
          </Badge>
          <Title id={titleId} className="mt-2 text-display text-md text-balance">
            {title}
          </Title>
          <div className="mt-1 text-base text-text-muted">{text}</div>
        </div>
        {done === null ? null : <Steps label={stepsLabel} names={steps} done={done} />}
        {step || links ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {step ? (
              <Button type="submit" name={step.name} value={step.value}>
                {step.label}
              </Button>
            ) : null}
            {links}
          </div>
        ) : null}
      </div>
    </article>
  );
});

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly done: number;
}

function Steps({ label, names, done }: StepsProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-[auto_auto_auto] justify-between gap-2">
      {names.map((name, at) => {
        const phase = at < done ? 'done' : at === done ? 'now' : 'later';
        return (
          <li
            key={name}
            aria-current={phase === 'now' ? 'step' : undefined}
            className="flex min-w-0 items-center gap-1.5"
          >
            <span aria-hidden="true" className={stepStyles({ phase })}>
              {phase === 'done' ? <Check size={14} strokeWidth={3} /> : at + 1}
            </span>
            <span
              className={`min-w-0 text-xs leading-tight sm:text-sm ${phase === 'later' ? 'text-text-muted' : 'font-medium'}`}
            >
              {name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
