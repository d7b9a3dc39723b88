import { cva } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink, type AppLinkProps } from '../app-link/app-link.tsx';

const linkStyles = cva('underline-offset-4', {
  variants: {
    emphasis: {
      text: 'text-link underline hover:no-underline',
      standalone: 'tap-area inline-block font-medium text-link no-underline hover:underline',
      quiet: 'tap-area inline-block text-text-muted no-underline hover:text-text hover:underline',
    },
  },
});

export interface LinkProps extends AppLinkProps {
  /** In running text, standing alone, or stepping back. */
  readonly emphasis?: 'text' | 'standalone' | 'quiet' | undefined;
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { emphasis = 'text', className, ...rest },
  ref,
) {
  return <AppLink ref={ref} {...rest} className={linkStyles({ emphasis, className })} />;
});
