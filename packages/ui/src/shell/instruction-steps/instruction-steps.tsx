import { cva, cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { ListRow } from '../../base/list-row/list-row.tsx';
import { Picture, type PictureName } from '../../base/picture/picture.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface InstructionStep {
  readonly label: string;
  /** Leads back to a step whose answer is to change. */
  readonly href?: string | undefined;
}

export interface InstructionStepsProps extends RootProps<'section'> {
  /** `Passos`. */
  readonly progressLabel: string;
  /** Start, system, device, settings; fewer where one has no choice. */
  readonly steps: readonly InstructionStep[];
  /** The position of the step that is shown, from 0. */
  readonly current: number;
  readonly picture?: PictureName | undefined;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** `InstructionChoices`, a `StepList`, or the link that starts. */
  readonly children: ReactNode;
  /** What one does when it is done, and the way to another device. */
  readonly actions?: ReactNode;
}

const dotStyles = cva(
  'flex size-7 items-center justify-center rounded-pill border-2 text-sm font-bold tabular-nums',
  {
    variants: {
      state: {
        done: 'border-action bg-action text-on-action',
        current: 'border-action bg-card text-text',
        ahead: 'border-hairline bg-card text-text-muted',
      },
    },
  },
);

/** A page of instructions that asks for the device first and then shows its way. Source: 1§2. */
export const InstructionSteps = forwardRef<HTMLElement, InstructionStepsProps>(
  function InstructionSteps(
    { progressLabel, steps, current, picture, title, text, children, actions, className, ...rest },
    ref,
  ) {
    return (
      <section
        ref={ref}
        {...rest}
        className={cx('mx-auto flex w-full max-w-form flex-col gap-5', className)}
      >
        <nav aria-label={progressLabel}>
          <ol className="isolate flex">
            {steps.map((step, at) => (
              <Step key={step.label} {...step} position={at + 1} state={stateOf(at, current)} />
            ))}
          </ol>
        </nav>
        {picture ? (
          <div className="flex justify-center">
            <Picture name={picture} />
          </div>
        ) : null}
        <header className={picture ? 'text-center' : ''}>
          <h1 className="text-display text-xl text-balance">{title}</h1>
          {text ? <p className="mt-1 text-pretty text-text-muted">{text}</p> : null}
        </header>
        {children}
        {actions ? <div className="flex flex-col gap-2">{actions}</div> : null}
      </section>
    );
  },
);

type StepState = 'done' | 'current' | 'ahead';

function stateOf(at: number, current: number): StepState {
  if (at === current) return 'current';
  return at < current ? 'done' : 'ahead';
}

interface StepProps extends InstructionStep {
  readonly position: number;
  readonly state: StepState;
}

function Step({ label, href, position, state }: StepProps) {
  const content = (
    <>
      <span className={dotStyles({ state })}>
        {state === 'done' ? <Check aria-hidden="true" size={16} strokeWidth={3} /> : position}
      </span>
      <span className={`text-xs ${state === 'current' ? 'font-bold' : 'text-text-muted'}`}>
        {label}
      </span>
    </>
  );
  const look = 'flex flex-col items-center gap-1 rounded-box py-1 text-center text-text';
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative min-w-0 flex-1 before:absolute before:top-4.5 before:right-1/2 before:-left-1/2 before:-z-1 before:mx-5 before:h-0.5 before:bg-hairline first:before:hidden"
    >
      {state === 'done' && href ? (
        <AppLink href={href} className={`${look} no-underline hover:bg-hairline`}>
          {content}
        </AppLink>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  );
}

export interface InstructionChoice {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface InstructionChoicesProps extends RootProps<'ul'> {
  readonly choices: readonly InstructionChoice[];
}

/** The systems or devices to choose from, each a link to the next step. */
export const InstructionChoices = forwardRef<HTMLUListElement, InstructionChoicesProps>(
  function InstructionChoices({ choices, className, ...rest }, ref) {
    return (
      <ul ref={ref} {...rest} className={cx('card-frame overflow-hidden', className)}>
        {choices.map(({ href, label, icon }) => (
          <ListRow key={href} href={href} title={label} leading={icon} />
        ))}
      </ul>
    );
  },
);
