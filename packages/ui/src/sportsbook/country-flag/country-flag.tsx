import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface CountryFlagProps extends Omit<RootProps<'img'>, 'alt' | 'width' | 'height'> {
  /** The address of a drawing three wide and two high. */
  readonly src: string;
}

/** The flag beside a country's name, which says all that the flag does: readers don't hear it twice. */
export const CountryFlag = forwardRef<HTMLImageElement, CountryFlagProps>(function CountryFlag(
  { className, ...rest },
  ref,
) {
  return (
    <img
      ref={ref}
      loading="lazy"
      decoding="async"
      {...rest}
      alt=""
      width={18}
      height={12}
      className={cx('inline-block h-3 w-4.5 shrink-0 rounded-[2px]', className)}
    />
  );
});
