import { CUSTOMER_CONFIDENCE_REJECT_CODE } from '@vitrine/upstream/contract/bet-slip/tickets';

/**
 * Why tickets and cash outs end rejected. The specification names customer confidence alone (3§8); the
 * others are this platform's.
 */
export const REJECT_CODE = {
  matchNotActive: -101,
  marketNotActive: -102,
  /** The odds of a ticket, or the value of a cash out, fell while it waited. */
  oddsFell: -103,
  /** Rejected by trading: only a magic stake or a tester orders it. */
  trading: -104,
  /** The bet of a cash out was over before it. */
  betClosed: -105,
  customerConfidence: CUSTOMER_CONFIDENCE_REJECT_CODE,
} as const;
