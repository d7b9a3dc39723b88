import { cx } from 'class-variance-authority';
import Megaphone from 'lucide-react/icons/megaphone';
import { type ReactNode, useId, forwardRef } from 'react';
import { DismissButton, type Dismissal } from '../../base/icon-button/dismiss-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface AnnouncementBannerProps extends RootProps<'section'> {
  /** Without it the banner is named by what it announces. */
  readonly title?: ReactNode;
  /** What the operator announces, however long. */
  readonly children?: ReactNode;
  /** A link to more on it. */
  readonly action?: ReactNode;
  /** A submit button of the form around the banner; absent where it must stay. */
  readonly dismiss?: Dismissal | undefined;
}

/** What the operator has to say to everybody, across the page under the header. Source: 1§2. */
export const AnnouncementBanner = forwardRef<HTMLElement, AnnouncementBannerProps>(
  function AnnouncementBanner({ title, children, action, dismiss, className, ...rest }, ref) {
    const nameId = useId();
    return (
      <section
        ref={ref}
        {...rest}
        aria-labelledby={nameId}
        className={cx('border-b border-hairline bg-info-soft text-on-info-soft', className)}
      >
        <div
          className={`mx-auto flex max-w-page items-start gap-3 pl-3 lg:pl-6 ${dismiss ? 'pr-1 lg:pr-4' : 'pr-3 lg:pr-6'}`}
        >
          <Megaphone aria-hidden="true" size={20} className="mt-3" />
          <div className="min-w-0 flex-1 py-3">
            {title ? (
              <p id={nameId} className="font-bold break-words">
                {title}
              </p>
            ) : null}
            {children ? (
              <div id={title ? undefined : nameId} className="max-w-measure break-words">
                {children}
              </div>
            ) : null}
            {action ? <div className="mt-1">{action}</div> : null}
          </div>
          {dismiss ? <DismissButton {...dismiss} /> : null}
        </div>
      </section>
    );
  },
);
