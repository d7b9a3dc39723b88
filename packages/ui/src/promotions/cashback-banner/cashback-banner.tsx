import { cx } from 'class-variance-authority';
import { type ReactNode, useId, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { ArtFrame } from '../../art/art-frame.tsx';
import { Coin } from '../../art/coin.tsx';
import { DismissButton, type Dismissal } from '../../base/icon-button/dismiss-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface CashbackBannerProps extends RootProps<'section'> {
  /** What came, with the amount. */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** To the transactions; the whole banner is its tap area. */
  readonly link: { readonly href: string; readonly label: string };
  /** A submit button of the form around the banner. */
  readonly dismiss?: Dismissal | undefined;
}

/** Cashback that was received, across the page under the header. Source: 3§2. */
export const CashbackBanner = forwardRef<HTMLElement, CashbackBannerProps>(function CashbackBanner(
  { title, text, link, dismiss, className, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      className={cx(
        'relative card-frame flex items-center gap-3 p-card hover:bg-raised',
        className,
      )}
    >
      <ArtFrame
        palette={0}
        width={60}
        height={60}
        align="middle"
        className="size-14 shrink-0 self-start rounded-box"
      >
        <Coin x={22} y={20} size={0.62} />
        <Coin x={34} y={36} size={0.95} />
      </ArtFrame>
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-bold break-words">
          {title}
        </p>
        {text ? <p className="text-base text-text-muted">{text}</p> : null}
        <AppLink
          href={link.href}
          className="mt-0.5 inline-block font-medium text-link no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {link.label}
        </AppLink>
      </div>
      {dismiss ? (
        <DismissButton
          {...dismiss}
          className="z-1 -mr-2 self-start text-text-muted hover:text-text"
        />
      ) : null}
    </section>
  );
});
