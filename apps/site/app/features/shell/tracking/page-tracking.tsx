import { useMatches } from '@remix-run/react';
import { GENERIC_THROTTLE_MS, throttle } from '@vitrine/betting/base/throttle';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RouteHandle } from '../../../guard/route-handle.ts';
import { useShellData } from '../../../shell-data.ts';
import { settleCrmIdentity } from '../../../tracking/crm-identity.ts';
import { openPageLayer } from '../../../tracking/page-layer.ts';
import { MASKED, mayBeRecorded } from '../../../tracking/session-recording.ts';
import { useTrack } from '../../../tracking/use-track.ts';
import { loadScript } from '../../../frame/load-script.ts';

/** Runs before a recording can see the new page; the server runs no effects. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a visitor allowed on every page: the data layer, third parties' scripts, and which page is shown. */
export default function PageTracking() {
  const page = usePageName();
  usePageShown(page);
  useDataLayer();
  useCrmIdentity();
  useRecording(page);
  return null;
}

/** The name of the page's route; null where it has none. */
function usePageName(): string | null {
  const handle = useMatches().slice(-1)[0]?.handle;
  return handle instanceof RouteHandle ? handle.route : null;
}

/** Tracks the pages that are shown; of several within 250 ms the last one. */
function usePageShown(page: string | null): void {
  const track = useTrack();
  const latest = useRef({ page, track });
  latest.current = { page, track };
  const note = useRef(
    throttle(
      () => {
        const { page: shown, track: tell } = latest.current;
        if (shown !== null) tell({ name: 'pageShown', page: shown });
      },
      GENERIC_THROTTLE_MS,
      { now: () => performance.now(), schedule: setTimeout },
    ),
  );
  useEffect(() => note.current(), [page]);
}

/** Fills the data layer, and loads the tag manager that reads it. */
function useDataLayer(): void {
  const { consent, noted, scripts } = useShellData().tracking;
  const { tagManager } = scripts;
  useEffect(() => {
    if (tagManager === null) return;
    openPageLayer(window, consent).noteOnce(noted);
    void loadScript(tagManager);
  }, [tagManager, consent, noted]);
}

/** Tells the customer-relations tool who is logged in. */
function useCrmIdentity(): void {
  const { identity, scripts } = useShellData().tracking;
  const { crm } = scripts;
  const { id, language } = identity ?? {};
  useEffect(() => {
    if (crm === null) return;
    void loadScript(crm).then(() => {
      if (!window.crm) return;
      const known = id !== undefined && language !== undefined ? { id, language } : null;
      settleCrmIdentity(known, window.crm, localStorage);
    });
  }, [crm, id, language]);
}

/** Records the pages that may be recorded, and stops before any other is seen. */
function useRecording(page: string | null): void {
  const { recording } = useShellData().tracking.scripts;
  const isRecorded = recording !== null && mayBeRecorded(page);
  useCommitEffect(() => {
    if (!isRecorded) return;
    let isLeft = false;
    void loadScript(recording).then(() => {
      if (!isLeft) window.sessionRecording?.start({ mask: MASKED });
    });
    return () => {
      isLeft = true;
      window.sessionRecording?.stop();
    };
  }, [isRecorded, recording]);
}
