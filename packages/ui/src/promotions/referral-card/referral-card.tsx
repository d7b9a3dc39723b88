import { cx } from 'class-variance-authority';
import { type ReactNode, useRef, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import { CopyButton } from '../../base/copy-button/copy-button.tsx';
import { PromotionArt } from '../promotion-art/promotion-art.tsx';
import { ShareButton } from './share-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ReferralFigure {
  readonly label: string;
  readonly text: string;
  /** An amount that was gained stands out. */
  readonly isGain?: boolean | undefined;
}

export interface ReferralCardProps extends RootProps<'section'> {
  readonly title: ReactNode;
  /** What both gain, and when. */
  readonly text: ReactNode;
  readonly code: string;
  readonly codeLabel: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** The device's own way of sharing, where it has one. */
  readonly share: { readonly label: string; readonly text: string; readonly url: string };
  /** The link that carries the code, to be read and copied where nothing else works. */
  readonly link: { readonly label: string; readonly text: string };
  /** Ways of sharing that are links, and work everywhere. */
  readonly linksLabel: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly figures: readonly ReferralFigure[];
  /** In place of the figures while there are none. */
  readonly noRewardsText: ReactNode;
  /** A submit button that claims what was gained. */
  readonly claim?: ReactNode;
  /** Who may be invited. */
  readonly note: ReactNode;
  readonly titleAs?: 'h1' | 'h2' | undefined;
}

/** The bettor's own code, ways to hand it on, and what it has brought. Source: 3§3, 3§7. */
export const ReferralCard = forwardRef<HTMLElement, ReferralCardProps>(function ReferralCard(
  {
    title,
    text,
    code,
    codeLabel,
    copyLabel,
    copiedLabel,
    share,
    link,
    linksLabel,
    links,
    figures,
    noRewardsText,
    claim,
    note,
    titleAs: Title = 'h2',
    className,
    ...rest
  },
  ref,
) {
  const codeBox = useRef<HTMLElement>(null);

  function selectCode() {
    if (codeBox.current) getSelection()?.selectAllChildren(codeBox.current);
  }

  return (
    <section ref={ref} {...rest} className={cx('card-frame overflow-hidden md:flex', className)}>
      <PromotionArt kind="referral" className="aspect-5/2 w-full shrink-0 md:aspect-auto md:w-72" />
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-card md:p-6">
        <div>
          <Title className="text-display text-lg text-balance">{title}</Title>
          <p className="mt-1 text-base text-text-muted">{text}</p>
        </div>
        <div>
          <p className="text-sm font-medium text-text-muted">{codeLabel}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            <code
              ref={codeBox}
              className="flex min-h-control min-w-0 flex-1 basis-36 items-center justify-center rounded-box border-2 border-dashed border-control-border px-3 font-code text-lg font-bold tracking-[0.1em] break-all select-all"
            >
              {code}
            </code>
            <CopyButton
              text={code}
              intent={claim ? 'quiet' : 'action'}
              label={copyLabel}
              copiedLabel={copiedLabel}
              onRefused={selectCode}
            />
          </div>
        </div>
        <p className="min-w-0 text-sm">
          <span className="block font-medium text-text-muted">{link.label}</span>
          <a href={share.url} className="wrap-anywhere text-link">
            {link.text}
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-sm text-text-muted">{linksLabel}</span>
          <ul className="flex flex-wrap gap-x-4">
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-11 items-center font-medium text-link no-underline hover:underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <ShareButton {...share} />
        </div>
        {figures.length > 0 ? (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 border-t border-hairline pt-4">
            {figures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-text-muted">{figure.label}</dt>
                <dd>
                  <Amount size="large" tone={figure.isGain ? 'gain' : 'plain'}>
                    {figure.text}
                  </Amount>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="border-t border-hairline pt-4 text-base text-text-muted">{noRewardsText}</p>
        )}
        {claim}
        <p className="text-sm text-text-muted">{note}</p>
      </div>
    </section>
  );
});
