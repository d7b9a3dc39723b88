import type { OddsFormat } from '@vitrine/betting/base/odds-formats';
import { useEffect } from 'react';

/** Keeps live prices in the visitor's format. Decimal odds, which most read, load nothing. */
export function useLiveOddsFormat(format: OddsFormat): void {
  useEffect(() => {
    if (format === 'decimal') return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    void import('./live-odds-format.ts').then(({ followOddsFormat }) => {
      if (!isLeft) stop = followOddsFormat(format);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [format]);
}
