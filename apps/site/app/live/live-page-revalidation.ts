import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { paths } from '../paths.ts';

/**
 * Actions of the slip and of the favourites do not reload this page's data. A page that the bettor has paused is not
 * reloaded either.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isPaused = document.documentElement.hasAttribute('data-live-paused');
  if (isPaused && currentUrl.href === nextUrl.href) return false;
  const isAside = [paths.betSlip, paths.favourites].some((path) => formAction?.startsWith(path));
  return isAside ? false : defaultShouldRevalidate;
}
