import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Button } from '../../base/button/button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ChangesNoticeProps extends RootProps<'div'> {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly name: string; readonly value: string; readonly label: string };
  readonly pending?: boolean | undefined;
}

/** Stands in place of the placing button until the bettor has agreed to what changed. */
export const ChangesNotice = forwardRef<HTMLDivElement, ChangesNoticeProps>(function ChangesNotice(
  { title, text, action, pending = false, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('flex flex-col gap-3', className)}>
      <Alert tone="warning" title={title} announce="polite">
        {text}
      </Alert>
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
