import { useState } from 'react';
import type { ShellData } from '../../shell-data.ts';

/**
 * What the page at a path said last of live prices that were not up; `up` where it said nothing. Its room
 * stays once they are up again, so that nothing moves under a finger.
 */
export function useFeedTold(feed: ShellData['feed'], pathname: string): ShellData['feed'] {
  const [told, setTold] = useState({ feed, pathname });
  const isNews = told.pathname !== pathname || (feed !== 'up' && feed !== told.feed);
  if (isNews) setTold({ feed, pathname });
  return isNews ? feed : told.feed;
}
