import { type VariantProps, cva, cx } from 'class-variance-authority';
import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type MouseEvent,
  cloneElement,
  forwardRef,
  isValidElement,
} from 'react';

const buttonStyles = cva(
  'relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border text-center leading-tight font-bold no-underline select-none transition-transform active:scale-[0.98] aria-disabled:cursor-default aria-disabled:active:scale-100',
  {
    variants: {
      intent: {
        action: 'border-transparent bg-action text-on-action hover:bg-action-hover',
        quiet: 'border-control-border bg-transparent text-text hover:bg-raised',
        danger: 'border-transparent bg-danger text-on-danger hover:brightness-95',
        link: 'border-transparent bg-transparent text-link underline underline-offset-4 hover:no-underline',
        header: 'border-current bg-transparent text-on-header',
      },
      size: {
        regular: 'min-h-control px-4 py-2 text-base',
        small: 'tap-area min-h-9 px-3 py-1 text-sm',
        large: 'min-h-13 px-6 py-3 text-md',
      },
      fullWidth: { true: 'w-full', false: '' },
    },
    defaultVariants: { intent: 'action', size: 'regular', fullWidth: false },
  },
);

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>, VariantProps<typeof buttonStyles> {
  /** Shows a mark in place of the label; the width stays, clicks do nothing. No effect with `asChild`. */
  readonly pending?: boolean | undefined;
  /** Gives the look to the one child (a link) instead of rendering a button. */
  readonly asChild?: boolean | undefined;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { intent, size, fullWidth, pending = false, asChild = false, className, children, ...rest },
  ref,
) {
  const look = buttonStyles({ intent, size, fullWidth, className });
  if (asChild) {
    // Radix's Slot merges handlers and references, too: a twentieth of the frame's script, and no link needs it.
    return isValidElement<HTMLAttributes<HTMLElement>>(children)
      ? cloneElement(children, {
          ...rest,
          ...children.props,
          className: cx(look, children.props.className),
          ...(ref ? { ref } : {}),
        })
      : null;
  }
  return (
    <button
      type="button"
      ref={ref}
      {...rest}
      className={look}
      onClick={pending ? preventSecondSubmit : rest.onClick}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
    >
      <span
        className={`inline-flex items-center justify-center gap-2 ${pending ? 'opacity-0' : ''}`}
      >
        {children}
      </span>
      {pending ? <PendingMark /> : null}
    </button>
  );
});

function preventSecondSubmit(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}

function PendingMark() {
  return (
    <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center gap-1.5">
      <span className="size-2 animate-pending rounded-pill bg-current" />
      <span className="size-2 animate-pending rounded-pill bg-current [animation-delay:0.15s]" />
      <span className="size-2 animate-pending rounded-pill bg-current [animation-delay:0.3s]" />
    </span>
  );
}
