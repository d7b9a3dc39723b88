import { useEffect, useState } from 'react';
import { loadOwnJson } from './load-own-json.ts';
import { isOfAnother } from './page-owner.ts';
import type { BalanceNews } from './use-balance.ts';
import { paths } from '../paths.ts';

const CHANNEL = 'page-owner';

/** The mark of the bettor whose page it is, with which the token of its forms ends; null for a guest. */
function ownerIn(csrf: string): string | null {
  return csrf.split('.')[1] ?? null;
}

/**
 * Loads a bettor's page anew once another bettor has logged in in the browser. It asks whose the session is when the
 * page's data, read anew, bear another mark, or a page in another tab does. A mark is no proof, because it changes
 * with the secret: the answer decides.
 */
export function useOtherOwners(csrf: string): void {
  const present = ownerIn(csrf);
  // It stays while the data change, and goes when the bettor logs out on the page.
  const [owner, setOwner] = useState(present);
  if ((owner === null) !== (present === null)) setOwner(present);

  useEffect(() => {
    if (owner === null) return;
    const mark = owner;
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      const news = await loadOwnJson<BalanceNews>(paths.balance, leaving.signal);
      if (news && isOfAnother(news, mark)) location.reload();
    }
    if (present !== owner) void ask();
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    channel?.addEventListener('message', ({ data }) => {
      if (data !== owner) void ask();
    });
    channel?.postMessage(owner);
    return () => {
      leaving.abort();
      channel?.close();
    };
  }, [owner, present]);
}
