import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

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

/** For layouts: their data stay where the page's own are asked for alone. */
export function revalidateWithPage({
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'defaultShouldRevalidate'>): boolean {
  return !isPageAlone && defaultShouldRevalidate;
}
