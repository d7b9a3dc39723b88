import { isConnectionSlow, SLOW_CHECK_MS } from '@vitrine/betting/base/slow-connection';
import { useEffect, useRef, useState } from 'react';
import { useShellData } from '../../../shell-data.ts';
import { useTrack } from '../../../tracking/use-track.ts';
import { ConnectionToast } from './connection-toast.tsx';
import { watchRequestTimes } from './request-times.ts';

/** The event of the window by which an operator's own scripts hear of a slow connection. */
const SLOW_SPEED_EVENT = 'slow-speed';
const SHOWN_MS = 15_000;

/** Says that the connection is slow, once in a check that finds it so. Source: 1§7. */
export function SlowConnectionNotice() {
  const { texts } = useShellData();
  const tell = useTrack();
  const track = useRef(tell);
  track.current = tell;
  const [found, setFound] = useState(0);

  useEffect(() => {
    const requests = watchRequestTimes();
    const timer = setInterval(() => {
      if (!isConnectionSlow(requests.take())) return;
      dispatchEvent(new CustomEvent(SLOW_SPEED_EVENT));
      track.current({ name: 'slowConnection' });
      setFound((last) => last + 1);
    }, SLOW_CHECK_MS);
    return () => {
      clearInterval(timer);
      requests.stop();
    };
  }, []);

  return (
    <ConnectionToast
      times={found}
      title={texts.slowTitle}
      text={texts.slowText}
      duration={SHOWN_MS}
    />
  );
}
