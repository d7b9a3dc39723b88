import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import type { ShellData } from '../shell-data.ts';
import { FRAME_KEPT_MS, isFrameFresh } from './frame-age.ts';
import { loadOwnJson } from './load-own-json.ts';

/** What the address of the frame's news answers. */
export interface FrameNews {
  /** The `frameVersion` of a page that is made now. */
  readonly version: string;
  /** The whole site is in maintenance. */
  readonly isClosed: boolean;
}

/** Source: 1§4. */
const ASKED_EVERY_MS = 120_000;

/**
 * Keeps the frame of an open page current: every two minutes, and when the page becomes visible, it asks
 * whether maintenance or the announcement changed since the frame was read, and then for the page's data.
 * It asks at most once in half a minute, and not while nobody sees the page. Maintenance of the whole site
 * takes no page away on which somebody has typed: the form that is sent is refused, and keeps its fields.
 */
export function useFrameNews(
  { frameVersion }: Pick<ShellData, 'frameVersion'>,
  world: Pick<Window, 'setInterval' | 'clearInterval'> = globalThis as never,
): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const latest = useRef({ frameVersion, revalidate });
  const hasTyped = useRef(false);

  useEffect(() => {
    latest.current = { frameVersion, revalidate };
  }, [frameVersion, revalidate]);

  useEffect(() => {
    hasTyped.current = false;
  }, [pathname]);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let askedAt = -Infinity;
    async function ask(): Promise<void> {
      const isAsked = Math.abs(Date.now() - askedAt) < FRAME_KEPT_MS;
      if (document.hidden || isAsked || isFrameFresh()) return;
      askedAt = Date.now();
      const news = await loadOwnJson<FrameNews>(paths.frameNews, signal);
      const known = latest.current;
      // An error page that was made without the operator has no version.
      if (!news || known.frameVersion === null || news.version === known.frameVersion) return;
      if (!(news.isClosed && hasTyped.current)) known.revalidate();
    }
    const timer = world.setInterval(() => void ask(), ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', () => void ask(), { signal });
    document.addEventListener('input', () => (hasTyped.current = true), { signal });
    return () => {
      world.clearInterval(timer);
      left.abort();
    };
  }, [world]);
}
