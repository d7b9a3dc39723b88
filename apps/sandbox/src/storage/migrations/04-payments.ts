/** Payments by every method, bank accounts. */
export const PAYMENTS = '';
