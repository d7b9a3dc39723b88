import { cx } from 'class-variance-authority';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Skeleton, SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BalancePart {
  readonly label: string;
  /** The formatted amount; null while it is not known. */
  readonly text: string | null;
}

export interface WalletBalanceProps extends RootProps<'section'> {
  readonly total: BalancePart;
  /** Real money and bonus. */
  readonly parts: readonly BalancePart[];
  /** Said while the amounts are on their way. */
  readonly loading?: string | undefined;
  /** Why there are no amounts, and that the money is safe. */
  readonly unknown?: ReactNode;
  /** Hides the amounts from who looks over a shoulder: a submit button of the form around. */
  readonly visibility?:
    | {
        readonly hidden: boolean;
        /** What is said in place of an amount. */
        readonly hiddenText: string;
        readonly name: string;
        readonly value: string;
        /** What the button does next: show or hide. */
        readonly label: string;
      }
    | undefined;
  /** Deposit and withdraw. */
  readonly actions?: ReactNode;
}

/** What a bettor has, its parts below. No state of it changes its size. */
export const WalletBalance = forwardRef<HTMLElement, WalletBalanceProps>(function WalletBalance(
  { total, parts, loading, unknown, visibility, actions, className, ...rest },
  ref,
) {
  const Icon = visibility?.hidden ? Eye : EyeOff;
  const isKnown = !loading && !unknown;
  const figures = (
    <Figures
      total={total}
      parts={parts}
      figure={(part, isTotal) =>
        isKnown && part.text !== null ? (
          <Figure text={part.text} visibility={visibility} />
        ) : (
          <Place isLoading={Boolean(loading)} isTotal={isTotal} />
        )
      }
    />
  );
  return (
    <section
      ref={ref}
      {...rest}
      aria-label={total.label}
      className={cx('@container card-frame p-card', className)}
    >
      <div className="relative">
        {isKnown && visibility ? (
          <IconButton
            type="submit"
            name={visibility.name}
            value={visibility.value}
            label={visibility.label}
            icon={<Icon aria-hidden="true" size={20} />}
            className="absolute -top-2 -right-2 z-10 text-text-muted hover:text-text"
          />
        ) : null}
        {loading ? <SkeletonRegion label={loading}>{figures}</SkeletonRegion> : figures}
      </div>
      {unknown ? (
        <p role="status" className="mt-3 flex gap-2 text-sm text-text-muted">
          <WifiOff aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{unknown}</span>
        </p>
      ) : null}
      {actions ? (
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2">
          {actions}
        </div>
      ) : null}
    </section>
  );
});

interface FiguresProps extends Pick<WalletBalanceProps, 'total' | 'parts'> {
  readonly figure: (part: BalancePart, isTotal: boolean) => ReactNode;
}

function Figures({ total, parts, figure }: FiguresProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3">
      <div className="col-span-full">
        <dt className="pr-12 text-base text-text-muted">{total.label}</dt>
        <dd className="flex min-h-10 items-center text-lg font-bold @[12rem]:text-xl @[18rem]:text-2xl">
          <Amount>{figure(total, true)}</Amount>
        </dd>
      </div>
      {parts.map((part) => (
        <div key={part.label} className="min-w-0 border-t border-hairline pt-3">
          <dt className="text-sm text-text-muted">{part.label}</dt>
          <dd className="flex min-h-6 items-center text-md font-bold">
            <Amount>{figure(part, false)}</Amount>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ text, visibility }: Pick<WalletBalanceProps, 'visibility'> & { text: string }) {
  if (!visibility?.hidden) return text;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <span className="sr-only">{visibility.hiddenText}</span>
    </>
  );
}

function Place({ isLoading, isTotal }: { readonly isLoading: boolean; readonly isTotal: boolean }) {
  if (!isLoading) return <span className="text-text-muted">–</span>;
  return <Skeleton className={`rounded-box ${isTotal ? 'h-8 w-44' : 'h-5 w-24'}`} />;
}
