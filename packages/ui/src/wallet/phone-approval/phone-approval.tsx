import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { StepList } from '../../base/step-list/step-list.tsx';

export interface PhoneApprovalProps extends RootProps<'div'> {
  /** What happens on the phone: the request was sent. */
  readonly title: ReactNode;
  readonly phoneLabel: string;
  /** Shortened, such as `••• ••• 321`. */
  readonly phoneText: string;
  readonly stepsLabel: string;
  readonly steps: readonly ReactNode[];
  /** Until when it can be confirmed. */
  readonly expiry?: ReactNode;
}

/** A payment that waits to be confirmed in an app on the bettor's phone. */
export const PhoneApproval = forwardRef<HTMLDivElement, PhoneApprovalProps>(function PhoneApproval(
  { title, phoneLabel, phoneText, stepsLabel, steps, expiry, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('card-frame flex flex-col gap-4 p-card', className)}>
      <div className="flex items-center gap-4">
        <PhoneDrawing />
        <div className="min-w-0">
          <p className="text-md font-bold">{title}</p>
          <p className="mt-1 text-base text-text-muted">
            {phoneLabel}{' '}
            <span className="font-bold whitespace-nowrap text-text tabular-nums">{phoneText}</span>
          </p>
        </div>
      </div>
      <StepList label={stepsLabel} steps={steps} />
      {expiry ? <p className="text-sm text-text-muted">{expiry}</p> : null}
    </div>
  );
});

function PhoneDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 80"
      width={56}
      height={80}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect className="fill-ground stroke-text-muted" x="8" y="2" width="40" height="76" rx="7" />
      <path className="fill-none stroke-text-muted" d="M23 8h10M24 72h8" />
      <rect className="fill-card stroke-link" x="2" y="22" width="52" height="30" rx="5" />
      <path className="fill-none stroke-link" d="m20 37 5.5 5.5L37 31.5" />
    </svg>
  );
}
