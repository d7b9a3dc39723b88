import { accountFromWire } from '@vitrine/upstream/account/established-account';
import { loginAnswer } from '@vitrine/upstream/contract/account/session';
import { establishSession } from '../app/services/shell/establish-session.server.ts';
import type { Store } from '../app/services/base/store/store.ts';
import { newVisitorId } from '../app/services/base/session/visitor-id.ts';
import { BETTOR } from './browser.ts';
import { openTestSite } from './site.ts';

/**
 * Begins a session of `bettor` in the store of a running site; answers the cookie that names it.
 */
export async function loggedInCookie(
  store: Store,
  settings: { readonly PUBLIC_URL?: string; readonly SESSION_SECRET: string },
  bettor = BETTOR,
): Promise<string> {
  const context = { ...openTestSite('arara', settings).context({ store }), now: Date.now };
  const id = crypto.randomUUID();
  const guest = {
    id,
    isNew: true,
    session: null,
    isDeactivated: false,
    isOver: false,
    isEndedElsewhere: false,
    isSessionUnknown: false,
  };
  const { data } = loginAnswer.parse({ data: bettor });
  const header = await establishSession(guest, accountFromWire(data), {
    ...context,
    newId: () => crypto.randomUUID(),
    newVisitorId,
  });
  return header.replace(/;.*/s, '');
}
