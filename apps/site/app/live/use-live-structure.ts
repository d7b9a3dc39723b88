import { useMatches, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LiveWorld } from './live-world.ts';
import { loadLive } from './load-live.ts';
import { reloadPageAlone } from './reload-scope.ts';
import { structureReload } from './structure-reload.ts';

/**
 * For a page with live prices. After a render the live script writes the newer values again, and a
 * change of structure reloads the page's data: with `pageAlone` only those that are the same for every
 * visitor, unless more than lists and markets changed.
 */
export function useLiveStructure(
  { pageAlone }: { readonly pageAlone: boolean },
  world: Pick<LiveWorld, 'setTimeout' | 'clearTimeout' | 'performance' | 'Math'> = globalThis,
): void {
  const { revalidate, state } = useRevalidator();
  const matches = useMatches();
  const isPageAlone = useRef(pageAlone);
  const repeat = useRef<() => void>();
  const before = useRef<unknown>();
  const data = matches.slice(-1)[0]?.data;

  useEffect(() => {
    if (state === 'loading') {
      before.current = data;
      return;
    }
    // The router leaves a page as it is when nobody answers: its data are the same object then. A page
    // that the bettor has paused is not asked for.
    const isPaused = document.documentElement.hasAttribute('data-live-paused');
    if (before.current === data && !isPaused) repeat.current?.();
    before.current = undefined;
  }, [state, data]);

  useEffect(() => {
    isPageAlone.current = pageAlone;
  }, [pageAlone]);

  useEffect(() => {
    window.vitrineLive?.sync();
  }, [matches]);

  useEffect(() => {
    const structure = structureReload({
      reload(scope) {
        if (scope === 'page' && isPageAlone.current) reloadPageAlone(revalidate);
        else revalidate();
      },
      random: () => world.Math.random(),
      clock: world,
    });
    repeat.current = structure.repeat;
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
  }, [revalidate, world]);
}
