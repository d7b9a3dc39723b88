import { readEventKind } from '@vitrine/betting/sportsbook/event-id';

/** The name of the buttons of admin mode. */
export const ADMIN_FIELD = 'admin';

export const ADMIN_ORDERS = ['show', 'hide', 'reset'] as const;

/** What an administrator does with an event: show it, take it off, or leave it to the switch. */
export type AdminOrder = (typeof ADMIN_ORDERS)[number];

/** What became of it; shown in words. */
export const ADMIN_RESULTS = [
  'shown',
  'hidden',
  'reset',
  'invalidEvent',
  'unknownEvent',
  'forbidden',
  'failed',
] as const;
export type AdminResult = (typeof ADMIN_RESULTS)[number];

/** Whether a result says that nothing was changed, or that this is not known. */
export function isAdminFailure(result: AdminResult): boolean {
  return !(['shown', 'hidden', 'reset'] as readonly string[]).includes(result);
}

/** What a button of an event posts. */
export function adminOrderValue(kind: AdminOrder, eventId: string): string {
  return `${kind} ${eventId}`;
}

/**
 * The order and the event of a posted button. A button without an event takes that of the text field.
 * Null for what no button posts.
 *
 * @example
 * parseAdminOrder('hide sr:match:1', '') // { kind: 'hide', eventId: 'sr:match:1' }
 */
export function parseAdminOrder(
  posted: string,
  typed: string,
): { readonly kind: AdminOrder; readonly eventId: string } | null {
  const [word, eventId = ''] = posted.split(' ');
  // Without zod: the panel of an event's page shares this file, and the browser loads it.
  const kind = ADMIN_ORDERS.find((order) => order === word);
  return kind ? { kind, eventId: eventId === '' ? typed.trim() : eventId } : null;
}

/** Whether a text is the id of an event that the provider switch can name. */
export function isSwitchableEvent(eventId: string): boolean {
  return readEventKind(eventId) === 'match';
}
