import { Link } from '@remix-run/react';
import type { AppLinkProps } from '@vitrine/ui/base/app-link';
import { forwardRef } from 'react';

/** The library's links: through the router inside the site, plain anchors to other sites. */
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
