/** Calls a number that is written for people: `0800 000 1810` becomes `tel:08000001810`. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Writes to a mailbox. */
export function mailAddress(email: string): string {
  return `mailto:${email}`;
}
