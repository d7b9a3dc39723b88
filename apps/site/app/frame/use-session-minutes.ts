import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { isCasinoPath } from '../paths/casino-home-paths.ts';
import { isSportsPath } from '../paths/sportsbook-paths.ts';
import { realityCheckPath } from '../paths/access-paths.ts';
import type { ShellData } from '../shell-data.ts';

const MINUTE_MS = 60_000;

/**
 * How many whole minutes the bettor's session has lasted; null for a guest. It goes on while the page
 * stays open, and leads an open page of the games to the reality check once that is due.
 */
export function useSessionMinutes({ sessionTimes, madeAt }: ShellData): number | null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [openedFor, setOpenedFor] = useState(0);
  const startedAt = sessionTimes?.startedAt ?? null;
  const checkAt = sessionTimes?.checkAt ?? Infinity;
  useEffect(() => {
    if (startedAt === null) return;
    // The browser's clock may be wrong: only what passes on it counts.
    const openedAt = Date.now();
    setOpenedFor(0);
    const timer = setInterval(() => {
      const open = Date.now() - openedAt;
      setOpenedFor(open);
      const isPlaying = isSportsPath(pathname) || isCasinoPath(pathname);
      if (isPlaying && madeAt + open >= checkAt) {
        clearInterval(timer);
        navigate(realityCheckPath(pathname + search));
      }
    }, MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [startedAt, checkAt, madeAt, pathname, search, navigate]);
  if (startedAt === null) return null;
  return Math.max(0, Math.floor((madeAt + openedFor - startedAt) / MINUTE_MS));
}
