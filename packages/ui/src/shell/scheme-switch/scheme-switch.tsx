import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { RootProps } from '../../base/root-props/root-props.ts';

const schemes = [
  { scheme: 'light', Icon: Sun },
  { scheme: 'dark', Icon: Moon },
] as const;

export interface SchemeSwitchProps extends RootProps<'div'> {
  /** What is chosen: appearance. */
  readonly label: string;
  readonly names: Readonly<Record<'light' | 'dark', string>>;
  readonly current: 'light' | 'dark';
}

/** Light or dark: two submit buttons named `scheme` of the form around them, the present one pressed. */
export const SchemeSwitch = forwardRef<HTMLDivElement, SchemeSwitchProps>(function SchemeSwitch(
  { label, names, current, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex gap-1 rounded-control border border-hairline bg-ground p-1',
        className,
      )}
    >
      {schemes.map(({ scheme, Icon }) => (
        <button
          key={scheme}
          type="submit"
          name="scheme"
          value={scheme}
          aria-pressed={scheme === current}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-[calc(var(--vt-radius-control)-4px)] px-3 text-base font-medium text-text-muted -outline-offset-2 hover:text-text aria-pressed:bg-raised aria-pressed:font-bold aria-pressed:text-text"
        >
          <Icon aria-hidden="true" size={16} />
          {names[scheme]}
        </button>
      ))}
    </div>
  );
});
