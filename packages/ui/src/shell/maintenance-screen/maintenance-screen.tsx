import { cx } from 'class-variance-authority';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, forwardRef } from 'react';
import { Picture } from '../../base/picture/picture.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface MaintenanceScreenProps extends RootProps<'main'> {
  /** The brand's mark. */
  readonly mark: ReactNode;
  readonly title: ReactNode;
  /** Who is at work, and when the site is back. */
  readonly text: ReactNode;
  /** What is safe meanwhile. */
  readonly safe?: ReactNode;
  /** A link that asks for the page again, and ways to the support. */
  readonly actions?: ReactNode;
}

/** In place of everything while the team works on the site. Source: 1§2. */
export const MaintenanceScreen = forwardRef<HTMLElement, MaintenanceScreenProps>(
  function MaintenanceScreen({ mark, title, text, safe, actions, className, ...rest }, ref) {
    return (
      <main
        ref={ref}
        {...rest}
        className={cx('flex min-h-dvh flex-col bg-ground text-text', className)}
      >
        <div className="flex h-16 items-center justify-center bg-header text-on-header">{mark}</div>
        <div className="m-auto flex max-w-form flex-col items-center px-4 py-8 text-center">
          <Picture name="maintenance" />
          <h1 className="mt-6 text-display text-2xl text-balance">{title}</h1>
          <p className="mt-2 text-md text-pretty text-text-muted">{text}</p>
          {safe ? (
            <p className="mt-4 inline-flex items-start gap-1.5 text-left">
              <ShieldCheck aria-hidden="true" size={16} className="mt-0.5 text-success" />
              {safe}
            </p>
          ) : null}
          {actions ? (
            <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
          ) : null}
        </div>
      </main>
    );
  },
);
