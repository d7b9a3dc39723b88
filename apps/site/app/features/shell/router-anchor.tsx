import { Link } from '@remix-run/react';
import type { AppLinkProps } from '@vitrine/ui/app-link';
import { forwardRef } from 'react';

/** Links of the component library through the router; other sites by a plain anchor. */
export const RouterAnchor = forwardRef<HTMLAnchorElement, AppLinkProps>(function RouterAnchor(
  { href, children, ...rest },
  ref,
) {
  if (href.startsWith('/')) {
    return (
      <Link ref={ref} to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a ref={ref} href={href} {...rest}>
      {children}
    </a>
  );
});
