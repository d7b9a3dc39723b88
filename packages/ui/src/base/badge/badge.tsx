import { type VariantProps, cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

const badgeStyles = cva(
  'inline-flex items-center gap-1 rounded-pill px-2 text-xs leading-5 font-bold whitespace-nowrap tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'bg-hairline text-text',
        live: 'bg-live text-on-live',
        accent: 'bg-accent text-on-accent',
        info: 'bg-info-soft text-on-info-soft',
        success: 'bg-success-soft text-on-success-soft',
        warning: 'bg-warning-soft text-on-warning-soft',
        danger: 'bg-danger-soft text-on-danger-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends VariantProps<typeof badgeStyles>, RootProps<'span'> {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** One or two words on the state or value of the thing beside it. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone, icon, children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={badgeStyles({ tone, className })}>
      {icon}
      {children}
    </span>
  );
});
