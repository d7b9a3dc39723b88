import { cva, cx } from 'class-variance-authority';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BuilderOutcome {
  /** What its button posts. */
  readonly value: string;
  readonly label: string;
  readonly isPicked: boolean;
  /** Why it can't be added to what is picked; null while it can. */
  readonly problem: string | null;
}

export interface BuilderMarket {
  readonly marketId: string;
  readonly name: string;
  readonly outcomes: readonly BuilderOutcome[];
}

export interface BuilderPick {
  /** What the button that takes it back posts. */
  readonly value: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly removeLabel: string;
}

export interface BetBuilderProps extends RootProps<'section'> {
  readonly title: string;
  readonly intro: string;
  readonly markets: readonly BuilderMarket[];
  /** What the outcomes post themselves as, to be added or taken back. */
  readonly name: string;
  /** The id of the form that every tap posts; the form around it by default. */
  readonly form?: string | undefined;
  /** What is picked, in the order it was. */
  readonly picks: readonly BuilderPick[];
  /** How many are picked, in words. */
  readonly picksText: string;
  /** The price of all together; null while there is none. */
  readonly price: { readonly label: string; readonly text: string | null };
  /** What is missing or wrong, said aloud when it changes; null when the bet is whole. */
  readonly statusText: string | null;
  /** The price on show is being asked for anew. */
  readonly isPricing?: boolean | undefined;
  readonly add: { readonly name: string; readonly value: string; readonly label: string };
}

/**
 * A bet composed of several markets of one event. Every tap posts a form, and what can't be
 * added says why: the rules are those of `custom-bet` in the betting package. Source: 3§5.
 */
export const BetBuilder = forwardRef<HTMLElement, BetBuilderProps>(function BetBuilder(
  {
    title,
    intro,
    markets,
    name,
    form,
    picks,
    picksText,
    price,
    statusText,
    isPricing = false,
    add,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  return (
    <section ref={ref} {...rest} aria-labelledby={id} className={cx('card-frame', className)}>
      <header className="p-card">
        <h2 id={id} className="text-display text-md">
          {title}
        </h2>
        <p className="text-sm text-text-muted">{intro}</p>
      </header>
      {markets.map((market) => (
        <MarketChoice key={market.marketId} market={market} name={name} form={form} />
      ))}
      <footer className="bottom-(--sticky-bottom,0px) [@media(height>=32rem)]:sticky rounded-b-card border-t border-hairline bg-card px-card pt-1 pb-card">
        {picks.length > 0 ? <Picks picks={picks} text={picksText} name={name} form={form} /> : null}
        <div className="mb-2 flex min-h-10 flex-wrap items-center justify-between gap-x-3">
          <p
            role="status"
            id={`${id}-status`}
            className="min-w-0 flex-1 basis-36 text-sm text-text-muted"
          >
            {statusText ?? price.label}
          </p>
          <p
            aria-busy={isPricing || undefined}
            className={`shrink-0 text-xl leading-7 font-bold tabular-nums ${isPricing ? 'animate-pending' : ''}`}
          >
            {price.text ?? '–'}
          </p>
        </div>
        <Button
          type="submit"
          form={form}
          name={add.name}
          value={add.value}
          size="large"
          fullWidth
          aria-disabled={statusText !== null || undefined}
          aria-describedby={`${id}-status`}
          className="aria-disabled:opacity-60"
        >
          {add.label}
        </Button>
      </footer>
    </section>
  );
});

interface PicksProps extends Pick<BetBuilderProps, 'picks' | 'name' | 'form'> {
  readonly text: string;
}

/** Folded: the outcomes above show what is picked, and the price stays in reach. */
function Picks({ picks, text, name, form }: PicksProps) {
  return (
    <details className="group/picks">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold -outline-offset-2 select-none [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{text}</span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="text-text-muted transition-transform group-open/picks:rotate-180"
        />
      </summary>
      <ul className="mb-2 max-h-48 overflow-y-auto overscroll-contain">
        {picks.map((pick) => (
          <li key={pick.value} className="flex items-center gap-1">
            <span className="min-w-0 flex-1 py-1 leading-tight">
              <span className="block font-medium break-words">{pick.outcomeName}</span>
              <span className="block text-xs break-words text-text-muted">{pick.marketName}</span>
            </span>
            <IconButton
              type="submit"
              form={form}
              name={name}
              value={pick.value}
              label={pick.removeLabel}
              icon={<X aria-hidden="true" size={16} />}
              className="text-text-muted hover:text-text"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What takes the focus is scrolled clear of the price that stays in view, too. */
const CLEAR_OF_PRICE = '[@media(height>=32rem)]:scroll-mb-44';

const outcomeStyles = cva(
  'flex min-h-odds w-full items-center gap-2 rounded-odds border px-3 py-1.5 text-left text-base leading-tight -outline-offset-2',
  {
    variants: {
      state: {
        free: 'cursor-pointer border-control-border bg-odds text-on-odds hover:bg-odds-hover',
        picked:
          'cursor-pointer border-odds-selected bg-odds-selected font-bold text-on-odds-selected',
        refused:
          'cursor-not-allowed border-dashed border-control-border bg-transparent text-text-muted',
      },
    },
  },
);

interface MarketChoiceProps extends Pick<BetBuilderProps, 'name' | 'form'> {
  readonly market: BuilderMarket;
}

function MarketChoice({ market, name, form }: MarketChoiceProps) {
  const problem = market.outcomes.find((outcome) => isRefused(outcome))?.problem;
  return (
    <fieldset id={market.marketId} className="scroll-mt-28 border-t border-hairline px-card py-3">
      <legend className="float-left mb-2 flex w-full items-baseline justify-between gap-3 text-base font-bold">
        {market.name}
        {/* Here it moves nothing; each button that it stands for says it aloud. */}
        {problem ? (
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-1 text-xs font-normal text-text-muted"
          >
            <Ban size={12} />
            {problem}
          </span>
        ) : null}
      </legend>
      <ul className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-1.5">
        {market.outcomes.map((outcome) => (
          <li key={outcome.value} className="flex">
            <OutcomeChoice outcome={outcome} name={name} form={form} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface OutcomeChoiceProps extends Pick<BetBuilderProps, 'name' | 'form'> {
  readonly outcome: BuilderOutcome;
}

/** What is picked can always be taken back. */
function isRefused({ isPicked, problem }: BuilderOutcome): boolean {
  return !isPicked && problem !== null;
}

function OutcomeChoice({ outcome, name, form }: OutcomeChoiceProps) {
  const { value, label, isPicked, problem } = outcome;
  const state = isPicked ? 'picked' : isRefused(outcome) ? 'refused' : 'free';
  return (
    <button
      type="submit"
      form={form}
      name={name}
      value={value}
      aria-pressed={isPicked}
      aria-disabled={state === 'refused' || undefined}
      className={cx(outcomeStyles({ state }), CLEAR_OF_PRICE)}
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words">{label}</span>
        {state === 'refused' ? <span className="sr-only"> {problem}</span> : null}
      </span>
      {isPicked ? <Check aria-hidden="true" size={16} strokeWidth={3} /> : null}
      {state === 'refused' ? <Ban aria-hidden="true" size={16} /> : null}
    </button>
  );
}
