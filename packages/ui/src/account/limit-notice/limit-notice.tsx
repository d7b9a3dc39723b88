import { forwardRef } from 'react';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface LimitNoticeProps extends RootProps<'div'> {
  /** What is too much, and what is still allowed: one line. */
  readonly text: string;
  /** Posts what is still allowed; none when nothing is, or when the field is the only way. */
  readonly action?: {
    readonly name: string;
    readonly value: string;
    readonly label: string;
  } | null;
  /** Leads to the bettor's limits. */
  readonly link: { readonly href: string; readonly label: string } | null;
}

/** An amount above a limit of the bettor's own, with the most that is taken in reach. Source: 1§2. */
export const LimitNotice = forwardRef<HTMLDivElement, LimitNoticeProps>(function LimitNotice(
  { text, action, link, ...rest },
  ref,
) {
  return (
    <Alert
      ref={ref}
      {...rest}
      tone="warning"
      title={text}
      announce="polite"
      action={
        <>
          {action ? (
            <Button
              type="submit"
              name={action.name}
              value={action.value}
              intent="quiet"
              size="small"
            >
              {action.label}
            </Button>
          ) : null}{' '}
          {link ? <Link href={link.href}>{link.label}</Link> : null}
        </>
      }
    />
  );
});
