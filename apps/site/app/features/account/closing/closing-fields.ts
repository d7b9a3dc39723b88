/** The field of why the account is closed, in both steps; in the first it goes by the address. */
export const REASON_FIELD = 'motivo';
export const PASSWORD_FIELD = 'password';
/** Names, in the address of the page afterwards, the day until which records are kept. */
export const RECORDS_UNTIL = 'ate';

export const CLOSING_REASONS = ['noUse', 'playLess', 'privacy', 'service', 'other'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The reason that a form or an address names; null for none, which is as good. */
export function closingReason(value: unknown): ClosingReason | null {
  return CLOSING_REASONS.find((reason) => reason === value) ?? null;
}
