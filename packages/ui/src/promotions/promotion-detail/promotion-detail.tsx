import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useId, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { PROMOTION_TONES, type PromotionState } from '../promotion-card/promotion-card.tsx';
import { PromotionArt, type PromotionKind } from '../promotion-art/promotion-art.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface PromotionStep {
  readonly title: string;
  readonly text: ReactNode;
}

export interface PromotionDetailProps extends RootProps<'article'> {
  readonly kind: PromotionKind;
  readonly back: { readonly href: string; readonly label: string };
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly state: PromotionState;
  readonly stateText: string;
  readonly datesText: string;
  /** The one thing to do: a link or a form, beside the text on a wide screen. */
  readonly action?: ReactNode;
  /** What is played on the page itself, before how it goes. */
  readonly lead?: ReactNode;
  readonly stepsTitle: string;
  readonly steps: readonly PromotionStep[];
  /** The place that links to the rules name. */
  readonly rulesId?: string | undefined;
  readonly rulesTitle: string;
  readonly rules: readonly string[];
  /** Links to the full text. */
  readonly links: ReactNode;
  /** What the law and good sense ask to say. */
  readonly note: ReactNode;
  /** Further parts: the prize to claim, the games that take part. */
  readonly children?: ReactNode;
}

/** The page of one promotion: what it is, how it goes, and on what rules. Source: 1§2. */
export const PromotionDetail = forwardRef<HTMLElement, PromotionDetailProps>(
  function PromotionDetail(
    {
      kind,
      back,
      title,
      intro,
      state,
      stateText,
      datesText,
      action,
      lead,
      stepsTitle,
      steps,
      rulesId,
      rulesTitle,
      rules,
      links,
      note,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    const id = useId();
    return (
      <article ref={ref} {...rest} className={cx('flex flex-col gap-6', className)}>
        <div>
          <AppLink
            href={back.href}
            className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-link no-underline hover:underline"
          >
            <ArrowLeft aria-hidden="true" size={16} />
            {back.label}
          </AppLink>
          <PromotionArt
            kind={kind}
            className={`aspect-2/1 w-full rounded-card sm:aspect-3/1 lg:aspect-4/1 ${state === 'ended' ? 'grayscale' : ''}`}
          />
        </div>
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <header>
            <Badge tone={PROMOTION_TONES[state]}>{stateText}</Badge>
            <h1 className="mt-2 text-display text-xl text-balance">{title}</h1>
            <p className="mt-1 max-w-measure text-md text-text-muted">{intro}</p>
            <p className="mt-3 flex items-center gap-1.5 text-base">
              <CalendarDays aria-hidden="true" size={16} className="text-text-muted" />
              {datesText}
            </p>
          </header>
          <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {action}
            {links}
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {lead}
            <section aria-labelledby={`${id}-steps`}>
              <h2 id={`${id}-steps`} className="text-display text-lg">
                {stepsTitle}
              </h2>
              <ol className="mt-3 flex flex-col gap-4">
                {steps.map((step, at) => (
                  <li key={step.title} className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className="flex size-8 shrink-0 items-center justify-center rounded-pill border border-control-border font-bold tabular-nums"
                    >
                      {at + 1}
                    </span>
                    <div className="min-w-0 pt-1">
                      <h3 className="text-base font-bold">{step.title}</h3>
                      <p className="max-w-measure text-base text-text-muted">{step.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
            {children}
            <section id={rulesId} aria-labelledby={`${id}-rules`} className="scroll-mt-20">
              <h2 id={`${id}-rules`} className="text-display text-lg">
                {rulesTitle}
              </h2>
              <ul className="mt-3 flex max-w-measure list-disc flex-col gap-1 pl-5 text-base">
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </section>
            <p className="max-w-measure border-t border-hairline pt-4 text-sm text-text-muted">
              {note}
            </p>
          </div>
        </div>
      </article>
    );
  },
);
