import { useEffect, useRef, useState } from 'react';

const CHANNEL = 'page-owner';

/** The mark of the bettor whose page it is, with which the token of its forms ends; null for a guest. */
function ownerIn(csrf: string): string | null {
  return csrf.split('.')[1] ?? null;
}

/**
 * The mark of the bettor for whom the page was loaded, or who logged in on it; null for a guest. It stays when the
 * page's data are read anew and are another bettor's.
 */
export function usePageOwner(csrf: string): string | null {
  const present = ownerIn(csrf);
  const [owner, setOwner] = useState(present);
  if ((owner === null) !== (present === null)) setOwner(present);
  return owner;
}

/** Whether an answer is another bettor's than the page. A guest's is not: the page still shows one bettor. */
export function isOfAnother(
  { owners = [] }: { readonly owners?: readonly string[] },
  owner: string | null,
): boolean {
  return owner !== null && owners.length > 0 && !owners.includes(owner);
}

/**
 * Calls `ask` when the page may have become another bettor's: its data, read anew, bear another mark, or a page in
 * another tab does. A mark is no proof, because it changes with the secret: the answer says whose the session is.
 */
export function useOtherOwners(
  owner: string | null,
  csrf: string,
  ask: (left: AbortSignal) => void,
): void {
  const present = ownerIn(csrf);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (owner === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    if (present !== owner) latest.current(signal);
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    channel?.addEventListener(
      'message',
      ({ data }) => {
        if (data !== owner) latest.current(signal);
      },
      { signal },
    );
    channel?.postMessage(owner);
    return () => {
      leaving.abort();
      channel?.close();
    };
  }, [owner, present]);
}
