import type { CrmIdentity } from './shell-tracking.ts';

/** What the script of the customer-relations tool defines. */
export interface CrmScript {
  identify(identity: CrmIdentity): void;
  /** Takes the token by which notices reach the bettor's device; null for none. Older scripts lack it. */
  registerPush?(registration: { readonly type: number; readonly token: string | null }): void;
  /** Forgets the bettor with all that is the device's. */
  forget(): void;
}

declare global {
  interface Window {
    crm?: CrmScript;
  }
}

const KEPT_AS = 'crm-identity';
/** Where the token of the notices is kept that the tool was told. */
export const CRM_PUSH_KEPT_AS = 'crm-push';

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
    storage.removeItem(CRM_PUSH_KEPT_AS);
  }
  if (identity !== null) {
    crm.identify(identity);
    storage.setItem(KEPT_AS, identity.id);
  }
}

/**
 * Lets the customer-relations tool forget the bettor with an answer that takes the consent to marketing back: the pages
 * after it load nothing of the tool. `answer` is the form of the answer as it is sent.
 */
export function forgetWithoutMarketing(
  answer: FormData,
  crm: CrmScript,
  storage: Parameters<typeof settleCrmIdentity>[2],
): void {
  const given = answer.get('consent');
  const isAllowed = given === 'all' || (given === 'chosen' && answer.has('marketing'));
  if (!isAllowed) settleCrmIdentity(null, crm, storage);
}
