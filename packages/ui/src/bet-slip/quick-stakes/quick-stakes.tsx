import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
export interface QuickStake {
  readonly value: string;
  /** `+R$ 10`. */
  readonly text: string;
  /** In full: adds R$ 10 to the stake. */
  readonly accessibleName: string;
}

export interface QuickStakesProps extends RootProps<'div'> {
  readonly label: string;
  /** What the chips post themselves as. */
  readonly name: string;
  readonly stakes: readonly QuickStake[];
}

/** Ready amounts as buttons of the form around them. */
export const QuickStakes = forwardRef<HTMLDivElement, QuickStakesProps>(function QuickStakes(
  { label, name, stakes, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      role="group"
      aria-label={label}
      className={cx('flex flex-wrap gap-2', className)}
    >
      {stakes.map((stake) => (
        <button
          key={stake.value}
          type="submit"
          name={name}
          value={stake.value}
          aria-label={stake.accessibleName}
          className="min-h-11 flex-1 basis-14 cursor-pointer rounded-control border border-control-border px-1 text-sm font-medium whitespace-nowrap text-text tabular-nums hover:bg-raised"
        >
          {stake.text}
        </button>
      ))}
    </div>
  );
});
