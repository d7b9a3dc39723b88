import { ODDS_FORMATS, type OddsFormat } from '@vitrine/betting/base/odds-formats';
import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface OddsFormatSwitchProps extends RootProps<'div'> {
  /** What is chosen: the format of the odds. */
  readonly label: string;
  readonly names: Readonly<Record<OddsFormat, string>>;
  readonly current: OddsFormat;
}

/** How odds are written: submit buttons named `format` of the form around them, the present one pressed. */
export const OddsFormatSwitch = forwardRef<HTMLDivElement, OddsFormatSwitchProps>(
  function OddsFormatSwitch({ label, names, current, className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        role="group"
        aria-label={label}
        className={cx(
          'inline-flex flex-wrap gap-1 rounded-control border border-hairline bg-ground p-1',
          className,
        )}
      >
        {ODDS_FORMATS.map((format) => (
          <button
            key={format}
            type="submit"
            name="format"
            value={format}
            aria-pressed={format === current}
            className="min-h-11 cursor-pointer rounded-[calc(var(--vt-radius-control)-4px)] px-3 text-base font-medium text-text-muted -outline-offset-2 hover:text-text aria-pressed:bg-raised aria-pressed:font-bold aria-pressed:text-text"
          >
            {names[format]}
          </button>
        ))}
      </div>
    );
  },
);
