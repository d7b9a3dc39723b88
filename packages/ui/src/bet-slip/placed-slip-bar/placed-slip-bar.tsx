import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type AnchorHTMLAttributes, type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';

export type PlacedSlipState = 'waiting' | 'success' | 'mixed' | 'error' | 'disconnected';

export interface PlacedSlipBarProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'children'
> {
  readonly href: string;
  readonly state: PlacedSlipState;
  /** What became of the bet, such as `Aposta aceita`. */
  readonly title: string;
  /** What the link shows, such as `Ver comprovante`. */
  readonly hint: string;
}

const looks: Readonly<Record<PlacedSlipState, { ground: string; mark: ReactNode }>> = {
  waiting: {
    ground: 'bg-raised text-text outline-focus',
    mark: (
      <span className="flex w-6 justify-center gap-0.5">
        <span className="size-1.5 animate-pending rounded-pill bg-action" />
        <span className="size-1.5 animate-pending rounded-pill bg-action [animation-delay:0.2s]" />
        <span className="size-1.5 animate-pending rounded-pill bg-action [animation-delay:0.4s]" />
      </span>
    ),
  },
  success: {
    ground: 'bg-success-soft text-on-success-soft outline-on-success-soft',
    mark: <CircleCheck size={24} />,
  },
  mixed: {
    ground: 'bg-warning-soft text-on-warning-soft outline-on-warning-soft',
    mark: <TriangleAlert size={24} />,
  },
  error: {
    ground: 'bg-danger-soft text-on-danger-soft outline-on-danger-soft',
    mark: <CircleX size={24} />,
  },
  disconnected: {
    ground: 'bg-warning-soft text-on-warning-soft outline-on-warning-soft',
    mark: <WifiOff size={24} />,
  },
};

/**
 * The collapsed slip of a phone once it was placed. It says what became of the bet, and looks unlike
 * `BetSlipBar`, which waits to be placed.
 */
export const PlacedSlipBar = forwardRef<HTMLAnchorElement, PlacedSlipBarProps>(
  function PlacedSlipBar({ state, title, hint, className, ...link }, ref) {
    const { ground, mark } = looks[state];
    // A receipt is a page, anything else the slip itself.
    const Way = state === 'success' ? ChevronRight : ChevronUp;
    return (
      <AppLink
        ref={ref}
        {...link}
        data-state={state}
        className={cx(
          'flex min-h-14 items-center gap-3 rounded-t-sheet border-t border-hairline px-4 no-underline shadow-sheet -outline-offset-4',
          ground,
          className,
        )}
      >
        <span aria-hidden="true" className="shrink-0">
          {mark}
        </span>
        <span className="min-w-0 flex-1 py-1">
          <span className="block text-md leading-5 font-bold">{title}</span>{' '}
          <span className="block text-sm leading-4 underline underline-offset-2">{hint}</span>
        </span>
        <Way aria-hidden="true" size={20} className="shrink-0" />
      </AppLink>
    );
  },
);
