import { cx } from 'class-variance-authority';
import { type ReactNode, useId, forwardRef } from 'react';
import { DismissButton, type Dismissal } from '../../base/icon-button/dismiss-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface InstallStep {
  /** The sign the phone itself shows. */
  readonly icon: ReactNode;
  readonly text: ReactNode;
}

export interface InstallPromptProps extends RootProps<'section'> {
  /** The icon the app will have, 48 px. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /**
   * A link to the store, or to the page of installing, whose click the browser's own question takes
   * where there is one.
   */
  readonly action?: ReactNode;
  /** Where no program can ask (iOS): what to tap. */
  readonly steps?: readonly InstallStep[] | undefined;
  /** A submit button of the form around. */
  readonly dismiss?: Dismissal | undefined;
}

/** Offers the app in the way of the bettor's platform: PWA, Android store or iOS. Source: 1§1. */
export const InstallPrompt = forwardRef<HTMLElement, InstallPromptProps>(function InstallPrompt(
  { icon, title, text, action, steps, dismiss, className, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      className={cx('relative card-frame p-card', className)}
    >
      <div
        className={`flex flex-wrap items-center gap-3 sm:flex-nowrap ${dismiss ? 'sm:pr-9' : ''}`}
      >
        <span className="size-12 shrink-0 overflow-hidden rounded-box">{icon}</span>
        <div className={`min-w-0 flex-1 ${dismiss ? 'max-sm:pr-8' : ''}`}>
          <p id={titleId} className="font-bold break-words">
            {title}
          </p>
          {text ? <p className="text-sm text-text-muted">{text}</p> : null}
        </div>
        {action ? <div className="grid basis-full sm:basis-auto">{action}</div> : null}
      </div>
      {steps ? (
        <ol className="mt-3 flex flex-col gap-2 border-t border-hairline pt-3">
          {steps.map((step, at) => (
            <li key={at} className="flex items-center gap-3">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-box bg-info-soft text-on-info-soft">
                {step.icon}
              </span>
              <span className="min-w-0">
                {at + 1}. {step.text}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {dismiss ? (
        <DismissButton
          {...dismiss}
          className="absolute top-1 right-1 text-text-muted hover:text-text"
        />
      ) : null}
    </section>
  );
});
