/** A movement of money came to a state. Holds nothing of what is moved, and nothing of its owner. */
export interface MovementChange {
  /** Tells movements apart; never to be shown or written. */
  readonly key: string;
  readonly kind: string;
  readonly state: 'sending' | 'unknown' | 'nothing' | 'refused' | 'done';
  /** Epoch milliseconds. */
  readonly sentAt: number;
}
