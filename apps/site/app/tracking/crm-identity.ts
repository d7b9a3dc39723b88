import type { CrmIdentity } from './shell-tracking.ts';

/** What the script of the customer-relations tool defines. */
export interface CrmScript {
  identify(identity: CrmIdentity): void;
  forget(): void;
}

declare global {
  interface Window {
    crm?: CrmScript;
  }
}

const KEPT_AS = 'crm-identity';

/**
 * Tells the customer-relations tool who is logged in, or lets it forget whoever was: at a log-out, and for
 * a session that ended. Its memory is the browser's, because the log-out may be another page's.
 * Source: 1§4, 1§9.
 */
export function settleCrmIdentity(
  identity: CrmIdentity | null,
  crm: CrmScript,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): void {
  const known = storage.getItem(KEPT_AS);
  if (known !== null && known !== identity?.id) {
    crm.forget();
    storage.removeItem(KEPT_AS);
  }
  if (identity !== null) {
    crm.identify(identity);
    storage.setItem(KEPT_AS, identity.id);
  }
}
