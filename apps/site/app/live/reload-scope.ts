import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isFrameFresh } from '../frame/frame-age.ts';

let isPageAlone = false;

/**
 * Asks for the data of the page alone, which are the same for every visitor, and not for those of the
 * layouts around it. The router asks each route at once whether it takes part.
 */
export function reloadPageAlone(revalidate: () => void): void {
  isPageAlone = true;
  try {
    revalidate();
  } finally {
    isPageAlone = false;
  }
}

/**
 * For layouts: their data stay where the page's own are asked for alone. A link to another page asks for
 * them again once the frame is half a minute old; the router would do so only with another query.
 * Source: 1§4.
 */
export function revalidateWithPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
>): boolean {
  if (isPageAlone) return false;
  return defaultShouldRevalidate || (currentUrl.pathname !== nextUrl.pathname && !isFrameFresh());
}
