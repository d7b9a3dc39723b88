import { cx } from 'class-variance-authority';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ChangesNoticeProps extends RootProps<'div'> {
  /** What changed, in one line. */
  readonly text: string;
  readonly action: { readonly name: string; readonly value: string; readonly label: string };
  readonly pending?: boolean | undefined;
}

/**
 * Stands in place of the placing button until the bettor has agreed to what changed. Its line is as high as
 * the note of `BetSlipSummary` that it replaces, so that the stake above does not move.
 */
export const ChangesNotice = forwardRef<HTMLDivElement, ChangesNoticeProps>(function ChangesNotice(
  { text, action, pending = false, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('flex flex-col gap-1', className)}>
      <p role="status" className="flex items-center gap-2 text-xs font-medium">
        <TriangleAlert aria-hidden="true" size={16} className="shrink-0 text-warning" />
        <span className="min-w-0">{text}</span>
      </p>
      <Button
        type="submit"
        name={action.name}
        value={action.value}
        size="large"
        fullWidth
        pending={pending}
      >
        {action.label}
      </Button>
    </div>
  );
});
