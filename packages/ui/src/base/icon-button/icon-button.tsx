import { type ButtonHTMLAttributes, type ReactNode, forwardRef } from 'react';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
> {
  /** What the button does, in words. */
  readonly label: string;
  readonly icon: ReactNode;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, className = '', ...rest },
  ref,
) {
  return (
    <button
      type="button"
      ref={ref}
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent text-current hover:bg-hairline ${className}`}
    >
      {icon}
    </button>
  );
});
