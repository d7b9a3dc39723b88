import { useMatches, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { loadLive } from './load-live.ts';
import { structureReload } from './structure-reload.ts';

/**
 * For a page with live prices: lets the live script write again what is newer than a render, and
 * reloads the page's data when its structure changed.
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
