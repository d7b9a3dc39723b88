import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { CopyIconButton } from '../../base/copy-button/copy-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface PaymentDetail {
  readonly label: string;
  /** As it is read, in groups of figures. */
  readonly text: string;
  /** What is copied, without the spaces, and what the button and its answer say. */
  readonly copy?:
    { readonly text: string; readonly label: string; readonly copiedLabel: string } | undefined;
  /** The one that is typed in at the bank. */
  readonly isMain?: boolean | undefined;
}

export interface PaymentDetailsProps extends RootProps<'div'> {
  readonly details: readonly PaymentDetail[];
  /** A sentence below: what must not be changed, or until when it holds. */
  readonly note?: ReactNode;
}

/** Where a payment goes: account, reference, payee, each to be copied. */
export const PaymentDetails = forwardRef<HTMLDivElement, PaymentDetailsProps>(
  function PaymentDetails({ details, note, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx('card-frame overflow-hidden', className)}>
        <dl>
          {details.map(({ label, text, copy, isMain }) => (
            <div
              key={label}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-hairline py-2 pr-2 pl-card first:border-t-0"
            >
              <dt className="text-sm text-text-muted">{label}</dt>
              <dd
                className={`col-start-1 tabular-nums select-all ${isMain ? 'text-md font-bold wrap-anywhere sm:text-lg' : 'text-md font-medium break-words'}`}
              >
                {text}
              </dd>
              {copy ? (
                <dd className="col-start-2 row-span-2 row-start-1">
                  <CopyIconButton {...copy} />
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
        {note ? (
          <p className="border-t border-hairline bg-ground px-card py-3 text-sm text-text-muted">
            {note}
          </p>
        ) : null}
      </div>
    );
  },
);
