import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import {
  ConsequenceList,
  type ConsequenceListProps,
} from '../../feedback/consequence-list/consequence-list.tsx';
import { type RadioChoice, RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface PlayBreakFormProps extends RootProps<'div'> {
  readonly period: {
    /** The radios post under this name. */
    readonly name: string;
    readonly label: ReactNode;
    readonly choices: readonly RadioChoice[];
    readonly defaultValue?: string | undefined;
    readonly hint?: ReactNode;
    readonly error?: ReactNode;
  };
  readonly consequences: ConsequenceListProps;
  /** That it can't be undone, and from when it holds. */
  readonly warning?: ReactNode;
  /** What the bettor has to agree to; a short pause asks nothing. */
  readonly confirm?:
    { readonly name: string; readonly label: ReactNode; readonly error?: ReactNode } | undefined;
  readonly submit: {
    readonly label: string;
    /** It can't be undone. */
    readonly danger?: boolean | undefined;
    readonly pending?: boolean | undefined;
  };
  /** Help, and the public platform that excludes from every brand at once. */
  readonly children?: ReactNode;
}

/** The fields of a pause or a self-exclusion, in a form of the application's own. Source: 1§8, 2§2. */
export const PlayBreakForm = forwardRef<HTMLDivElement, PlayBreakFormProps>(function PlayBreakForm(
  { period, consequences, warning, confirm, submit, children, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('flex flex-col gap-4', className)}>
      <RadioGroup {...period} layout="cards" required />
      <ConsequenceList {...consequences} />
      {warning ? <p className="text-base">{warning}</p> : null}
      {confirm ? <Checkbox {...confirm} required /> : null}
      <Button
        type="submit"
        size="large"
        fullWidth
        intent={submit.danger ? 'danger' : 'action'}
        pending={submit.pending}
      >
        {submit.label}
      </Button>
      {children}
    </div>
  );
});
