import { useLocation, useRevalidator } from '@remix-run/react';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { useEffect } from 'react';

/**
 * Reads the slip from the server again when the bettor leaves the page that showed its result. The
 * layout of both pages does not reload by itself, and a result that the bettor left is replaced.
 * Source: 3§2.
 */
export function useResultLeft({ resultSeen }: BetSlip): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isLeft = resultSeen !== null && resultSeen.page !== pathname;
  useEffect(() => {
    if (isLeft) revalidate();
  }, [isLeft, revalidate]);
}
