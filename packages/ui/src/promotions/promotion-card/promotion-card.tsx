import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Link } from '../../base/link/link.tsx';
import { PromotionArt, type PromotionKind } from '../promotion-art/promotion-art.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** Whether a promotion can be used: now, now and taken part in, later, or no more. */
export type PromotionState = 'open' | 'joined' | 'upcoming' | 'ended';

/** The tone of each state's badge. */
export const PROMOTION_TONES = {
  open: 'success',
  joined: 'accent',
  upcoming: 'info',
  ended: 'neutral',
} as const;

export interface PromotionCardProps extends RootProps<'article'> {
  readonly kind: PromotionKind;
  /** The page of the promotion; the whole card is its tap area. */
  readonly href: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly state: PromotionState;
  readonly stateText: string;
  /** From when to when, or how long still. */
  readonly datesText: string;
  /** Its label names the promotion for those who hear the link alone. */
  readonly terms: { readonly href: string; readonly text: string; readonly label: string };
  readonly titleAs?: 'h2' | 'h3' | undefined;
}

/** A promotion in a list of them. Source: 1§2. */
export const PromotionCard = forwardRef<HTMLElement, PromotionCardProps>(function PromotionCard(
  {
    kind,
    href,
    title,
    text,
    state,
    stateText,
    datesText,
    terms,
    titleAs: Title = 'h2',
    className,
    ...rest
  },
  ref,
) {
  return (
    <article
      ref={ref}
      {...rest}
      className={cx('group relative card-frame flex flex-col overflow-hidden', className)}
    >
      <div className="relative">
        <PromotionArt
          kind={kind}
          className={`aspect-2/1 w-full ${state === 'ended' ? 'grayscale' : ''}`}
        />
        {/* What can be used is what one expects of a list: only the others say how they stand. */}
        <span className={state === 'open' ? 'sr-only' : 'absolute top-3 left-3'}>
          <Badge tone={PROMOTION_TONES[state]}>{stateText}</Badge>
        </span>
      </div>
      <div className="flex flex-1 flex-col p-card">
        <Title className="text-display text-md text-balance">
          <AppLink
            href={href}
            className="text-text no-underline -outline-offset-2 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {title}
          </AppLink>
        </Title>
        <p className="mt-1 flex-1 text-base text-text-muted">{text}</p>
        <p className="mt-3 flex items-center justify-between gap-3 text-sm">
          <span className="flex min-w-0 items-center gap-1.5 text-text-muted">
            <CalendarDays aria-hidden="true" size={16} />
            {datesText}
          </span>
          <Link
            href={terms.href}
            aria-label={terms.label}
            emphasis="standalone"
            className="z-1 shrink-0"
          >
            {terms.text}
          </Link>
        </p>
      </div>
    </article>
  );
});
