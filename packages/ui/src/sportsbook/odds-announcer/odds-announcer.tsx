import { cx } from 'class-variance-authority';
import {
  announced,
  announcementWait,
  type AnnouncedChange,
  type FollowedPrice,
  hearPrices,
  type OddsAnnouncement,
  startAnnouncing,
  unsaidChanges,
} from '@vitrine/betting/sportsbook/odds-announcement';
import { useEffect, useRef, useState, forwardRef } from 'react';
import { browserClock, type TimerClock } from '../../base/timer/use-timer.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface OddsAnnouncerProps extends RootProps<'div'> {
  /** The prices the reader follows, such as those on the slip, by outcome id. */
  readonly prices: ReadonlyMap<string, FollowedPrice>;
  /** The changes in a sentence or two. */
  readonly summaryText: (changes: readonly AnnouncedChange[]) => string;
  readonly clock?: TimerClock | undefined;
}

/**
 * Says aloud what became of some prices, in one polite message at most every 10 seconds, however often
 * they change. It is the only place that does: a price on the page is never a live region.
 */
export const OddsAnnouncer = forwardRef<HTMLDivElement, OddsAnnouncerProps>(function OddsAnnouncer(
  { prices, summaryText, clock = browserClock, className, ...rest },
  ref,
) {
  const announcement = useRef<OddsAnnouncement | null>(null);
  const [message, setMessage] = useState({ number: 0, text: '' });

  useEffect(() => {
    const heard = announcement.current
      ? hearPrices(announcement.current, prices)
      : startAnnouncing(prices);
    announcement.current = heard;
    const wait = announcementWait(heard, clock.now());
    if (wait === null) return;
    return clock.after(wait, () => {
      announcement.current = announced(heard, clock.now());
      const text = summaryText(unsaidChanges(heard));
      setMessage(({ number }) => ({ number: number + 1, text }));
    });
  }, [prices, summaryText, clock]);

  return (
    <div ref={ref} {...rest} role="status" className={cx('sr-only', className)}>
      {/* A new node for each message: the same words twice are said twice. */}
      <p key={message.number}>{message.text}</p>
    </div>
  );
});
