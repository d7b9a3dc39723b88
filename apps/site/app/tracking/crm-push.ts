import { type CrmScript, CRM_PUSH_KEPT_AS } from './crm-identity.ts';

/** The number of web and app notices in the tool for customer relations. Source: 1§9. */
const PUSH_TYPE = 7;

/**
 * Tells the customer-relations tool by which token notices reach this device, each token once, or that none
 * reaches it any longer. Source: 1§9.
 */
export function settleCrmPush(
  token: string | null,
  crm: Pick<CrmScript, 'registerPush'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): void {
  if (storage.getItem(CRM_PUSH_KEPT_AS) === token) return;
  crm.registerPush?.({ type: PUSH_TYPE, token });
  if (token === null) storage.removeItem(CRM_PUSH_KEPT_AS);
  else storage.setItem(CRM_PUSH_KEPT_AS, token);
}
