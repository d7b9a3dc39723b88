import { forwardRef } from 'react';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Button } from '../../base/button/button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface LimitNoticeProps extends RootProps<'div'> {
  readonly title: string;
  /** What was too much, and what may still be staked. */
  readonly text: string;
  /** Puts what is still allowed into the stake field; none when nothing is. */
  readonly action: { readonly name: string; readonly value: string; readonly label: string } | null;
}

/** A stake above the limit of its match, with the most that is taken in reach. Source: 3§5. */
export const LimitNotice = forwardRef<HTMLDivElement, LimitNoticeProps>(function LimitNotice(
  { title, text, action, ...rest },
  ref,
) {
  return (
    <Alert
      ref={ref}
      {...rest}
      tone="warning"
      title={title}
      announce="assertive"
      action={
        action ? (
          <Button type="submit" name={action.name} value={action.value} intent="quiet" size="small">
            {action.label}
          </Button>
        ) : null
      }
    >
      {text}
    </Alert>
  );
});
