import { useMatches, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { loadLive } from './load-live.ts';
import { structureReload } from './structure-reload.ts';

/**
 * For a page with live prices. After a render the live script writes the newer values again, and a
 * change of structure reloads the page's data.
 */
export function useLiveStructure(random: () => number = Math.random): void {
  const { revalidate } = useRevalidator();
  const matches = useMatches();

  useEffect(() => {
    window.vitrineLive?.sync();
  }, [matches]);

  useEffect(() => {
    const structure = structureReload({ reload: revalidate, random });
    let isLeft = false;
    let unsubscribe: (() => void) | undefined;
    void loadLive().then((live) => {
      if (!isLeft) unsubscribe = live?.subscribe(structure.hear);
    });
    return () => {
      isLeft = true;
      unsubscribe?.();
      structure.stop();
    };
  }, [revalidate, random]);
}
