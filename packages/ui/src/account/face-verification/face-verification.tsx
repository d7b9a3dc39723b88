import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, forwardRef } from 'react';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** Before it, while the result is awaited, and its ends; `failed` may be tried again, `blocked` not. */
export type FaceVerificationState = 'ready' | 'waiting' | 'approved' | 'failed' | 'blocked';

export interface FaceVerificationProps extends RootProps<'section'> {
  readonly state: FaceVerificationState;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** How the picture comes out well; only told while it can be taken. */
  readonly tips?: { readonly label: string; readonly items: readonly ReactNode[] } | undefined;
  /** Why the last try failed and how many are left. */
  readonly failure?: ReactNode;
  /** The form or link that begins it, and the ways on. */
  readonly actions?: ReactNode;
  /** What becomes of the picture. */
  readonly note?: ReactNode;
}

const marks = {
  approved: { Icon: CircleCheck, look: 'bg-success text-on-success' },
  failed: { Icon: CircleAlert, look: 'bg-danger text-on-danger' },
  blocked: { Icon: Lock, look: 'bg-danger text-on-danger' },
} as const;

/** A live picture of the bettor's face that proves who they are, taken by the provider of the check. */
export const FaceVerification = forwardRef<HTMLElement, FaceVerificationProps>(
  function FaceVerification(
    { state, title, text, tips, failure, actions, note, className, ...rest },
    ref,
  ) {
    const isOpen = state === 'ready' || state === 'failed';
    return (
      <section
        ref={ref}
        {...rest}
        data-state={state}
        className={cx('card-frame flex flex-col gap-4 p-card', className)}
      >
        <div role="status" className="flex flex-col items-center pt-2 text-center">
          <FaceMark state={state} />
          <p className="mt-3 text-display text-lg text-balance">{title}</p>
          <p className="mt-1 max-w-96 text-base text-balance text-text-muted">{text}</p>
        </div>
        {failure && state === 'failed' ? <Alert tone="danger" title={failure} /> : null}
        {tips && isOpen ? (
          <ul aria-label={tips.label} className="flex flex-col gap-2 rounded-box bg-ground p-3">
            {tips.items.map((tip, position) => (
              <li key={position} className="flex items-start gap-2 text-base">
                <CircleCheck aria-hidden="true" size={16} className="mt-0.5 text-success" />
                <span className="min-w-0">{tip}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {actions ? <div className="grid gap-2">{actions}</div> : null}
        {note ? <p className="text-sm text-text-muted">{note}</p> : null}
      </section>
    );
  },
);

function FaceMark({ state }: Pick<FaceVerificationProps, 'state'>) {
  const mark = state === 'ready' || state === 'waiting' ? null : marks[state];
  return (
    <span className="relative">
      <span className={`block ${state === 'waiting' ? 'animate-pending' : ''}`}>
        <Picture name="faceCheck" />
      </span>
      {mark ? (
        <span
          className={`absolute right-6 bottom-0 flex size-10 items-center justify-center rounded-pill border-4 border-card ${mark.look}`}
        >
          <mark.Icon aria-hidden="true" size={20} />
        </span>
      ) : null}
    </span>
  );
}
