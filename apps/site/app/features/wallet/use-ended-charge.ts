import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { ShownCharge } from './charge-view.tsx';

/**
 * The charge as it stands now, and what to call when its time ends while the page is open: then it can't be
 * paid any more, and the server is asked once more what became of it.
 */
export function useEndedCharge(
  told: ShownCharge | null,
): readonly [charge: ShownCharge | null, end: () => void] {
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState<ShownCharge | null>(null);
  const end = () => {
    setEnded(told);
    revalidate();
  };
  if (told === null || told !== ended) return [told, end];
  const state = told.state === 'unknown' ? 'unknown' : 'expired';
  return [{ ...told, isPayable: false, state }, end];
}
