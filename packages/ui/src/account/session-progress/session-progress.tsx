import { cx } from 'class-variance-authority';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, forwardRef } from 'react';
import { Link } from '../../base/link/link.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface SessionProgressProps extends RootProps<'section'> {
  readonly id: string;
  readonly title: ReactNode;
  /** How long the bettor has been in, in words. */
  readonly sinceText: ReactNode;
  /** The bettor's own limit, in minutes; null while none is set. */
  readonly limit: {
    readonly usedMinutes: number;
    readonly limitMinutes: number;
    /** `1 h 20 min de 2 h`. */
    readonly text: ReactNode;
    /** What is left, or what holds now that nothing is. */
    readonly note: ReactNode;
  } | null;
  /** The page of the limits. */
  readonly limits: { readonly href: string; readonly label: string };
}

/** How long this session has lasted, against the bettor's own limit. Calm at any moment of it. */
export const SessionProgress = forwardRef<HTMLElement, SessionProgressProps>(
  function SessionProgress({ id, title, sinceText, limit, limits, className, ...rest }, ref) {
    return (
      <section
        ref={ref}
        {...rest}
        aria-labelledby={`${id}-title`}
        className={cx('card-frame p-card', className)}
      >
        <div className="flex items-start gap-3">
          <Clock aria-hidden="true" size={20} className="mt-0.5 text-text-muted" />
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="font-bold">
              {title}
            </h2>
            <p className="text-text-muted">{sinceText}</p>
          </div>
        </div>
        {limit ? (
          <div className="mt-3">
            <ProgressBar
              id={id}
              label={title}
              labelHidden
              value={limit.usedMinutes}
              max={limit.limitMinutes}
              text={limit.text}
              usedUp={limit.usedMinutes >= limit.limitMinutes}
            />
          </div>
        ) : null}
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {limit ? <p className="min-w-0 flex-1 basis-48 text-sm">{limit.note}</p> : null}
          <Link emphasis="standalone" href={limits.href}>
            {limits.label}
          </Link>
        </div>
      </section>
    );
  },
);
