import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { memo } from 'react';

/** An outcome and its price, ready to read. */
export interface OutcomePrice {
  readonly outcomeId: string;
  readonly marketId: string;
  /** What the button posts as `tap`. */
  readonly value: string;
  /** The short name on the button: `1`, `+0.5`, `Flamengo`; empty where the column says it. */
  readonly label: string;
  /** What is said before the price: outcome, market and event in full words. */
  readonly accessibleName: string;
  readonly oddsText: string;
  readonly selected: boolean;
  readonly suspended: boolean;
  /** The word said in place of the price while the market is suspended. */
  readonly suspendedText: string;
  readonly direction?: 'up' | 'down' | undefined;
}

export interface OddsButtonProps extends OutcomePrice {
  /** Name above the price, or at its left. */
  readonly layout?: 'stacked' | 'inline' | undefined;
}

const shapes = {
  stacked: 'flex-col justify-center px-1 py-0.5 text-center',
  inline: 'justify-between gap-2 px-3 py-1 text-left',
};

/**
 * The price of an outcome: a submit button of the form around it, so that a tap works without
 * JavaScript and one listener serves a whole page. Price, direction and suspension are rewritten in
 * place by the live script, by the data attributes.
 */
export const OddsButton = memo(function OddsButton({
  outcomeId,
  marketId,
  value,
  label,
  accessibleName,
  oddsText,
  selected,
  suspended,
  suspendedText,
  direction,
  layout = 'stacked',
}: OddsButtonProps) {
  return (
    <button
      type="submit"
      name="tap"
      value={value}
      data-outcome={outcomeId}
      data-market={marketId}
      data-direction={direction}
      data-suspended={suspended ? '' : undefined}
      aria-disabled={suspended || undefined}
      aria-pressed={selected}
      suppressHydrationWarning
      className={`group/odds relative flex min-h-odds w-full min-w-0 cursor-pointer touch-manipulation items-center rounded-odds border-odds-width transition-colors select-none data-suspended:cursor-not-allowed ${shapes[layout]} ${
        selected
          ? 'border-odds-selected bg-odds-selected text-on-odds-selected'
          : 'border-odds-border bg-odds text-on-odds hover:bg-odds-hover'
      }`}
    >
      {selected ? null : <DirectionTint />}
      <span className="sr-only">{accessibleName}</span>
      {label ? (
        <span
          aria-hidden="true"
          className={`relative flex max-w-full min-w-0 items-center gap-1 ${layout === 'inline' ? 'text-base' : 'text-xs'} ${
            selected ? '' : 'text-odds-label'
          }`}
        >
          {selected ? <SelectedMark /> : null}
          <span className="truncate">{label}</span>
        </span>
      ) : null}
      <span className="relative shrink-0 text-md leading-5 font-bold tabular-nums">
        {selected && !label ? (
          <span className="absolute inset-y-0 right-full mr-1 flex items-center">
            <SelectedMark />
          </span>
        ) : null}
        <span
          data-live-odds={outcomeId}
          suppressHydrationWarning
          className="group-data-suspended/odds:invisible"
        >
          {oddsText}
        </span>
        <span className="absolute inset-0 hidden items-center justify-center group-data-suspended/odds:flex">
          <Lock aria-hidden="true" size={16} className="opacity-70" />
          <span className="sr-only">{suspendedText}</span>
        </span>
        <DirectionArrows selected={selected} layout={layout} />
      </span>
    </button>
  );
});

function SelectedMark() {
  return <Check aria-hidden="true" size={12} strokeWidth={3} className="shrink-0" />;
}

/** Appears at once with a direction and fades while it stands. */
function DirectionTint() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 hidden rounded-[inherit] opacity-0 transition-opacity duration-1500 ease-in group-data-[direction=down]/odds:block group-data-[direction=down]/odds:bg-odds-down-soft group-data-[direction=up]/odds:block group-data-[direction=up]/odds:bg-odds-up-soft group-data-suspended/odds:hidden starting:opacity-100"
    />
  );
}

interface DirectionArrowsProps {
  readonly selected: boolean;
  readonly layout: 'stacked' | 'inline';
}

/** Beside the price without moving it: up at its head, down at its foot, told apart without colour. */
function DirectionArrows({ selected, layout }: DirectionArrowsProps) {
  const place = layout === 'inline' ? 'right-full mr-1' : 'left-full ml-px';
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 8 8"
        className={`absolute top-1.5 hidden size-1.5 fill-current group-data-suspended/odds:hidden group-data-[direction=up]/odds:block ${place} ${selected ? '' : 'text-odds-up'}`}
      >
        <path d="M4 1 8 7H0z" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 8 8"
        className={`absolute bottom-1.5 hidden size-1.5 fill-current group-data-suspended/odds:hidden group-data-[direction=down]/odds:block ${place} ${selected ? '' : 'text-odds-down'}`}
      >
        <path d="M4 7 0 1h8z" />
      </svg>
    </>
  );
}
