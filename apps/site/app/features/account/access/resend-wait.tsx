import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useEffect, useState } from 'react';
import { formatExactTime } from '../../../format/date-time.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { useHydrated } from '../../../frame/use-hydrated.ts';
import { useShellData } from '../../../shell-data.ts';

/** From when on another PIN may be asked for, and when the server said so: epoch milliseconds. */
export interface PinWait {
  readonly againAt: number;
  readonly madeAt: number;
}

export interface ResendWaitProps {
  /** For the button that this says of. */
  readonly id: string;
  readonly texts: TextSections<Namespaces['access'], 'verify'>;
  readonly wait: PinWait;
}

/**
 * How long until another PIN may be asked for: seconds that run down, or the time where no script runs
 * them. Only the end is announced.
 */
export function ResendWait({ id, texts, wait }: ResendWaitProps) {
  const seconds = useSecondsLeft(wait);
  const isHydrated = useHydrated();
  const { format } = useShellData();
  return (
    <p id={id} className="min-h-5 text-center text-sm text-text-muted tabular-nums">
      {seconds === 0
        ? null
        : isHydrated
          ? formatText(texts['verify.wait'], { seconds })
          : formatText(texts['verify.waitUntil'], { time: formatExactTime(wait.againAt, format) })}
      <span role="status">{seconds === 0 ? texts['verify.waited'] : null}</span>
    </p>
  );
}

function useSecondsLeft({ againAt, madeAt }: PinWait): number {
  const [seconds, setSeconds] = useState(secondsUntil(againAt, madeAt));
  useEffect(() => {
    // The browser's clock may be wrong: only what passes on it counts.
    const openedAt = Date.now();
    const count = () => {
      const left = secondsUntil(againAt, madeAt + Date.now() - openedAt);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [againAt, madeAt]);
  return seconds;
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
