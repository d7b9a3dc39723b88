/** What a magic value is written into. */
export type MagicField =
  | 'amount'
  | 'stake'
  | 'email'
  | 'file name'
  | 'document'
  | 'event'
  | 'code'
  | 'place'
  | 'free bet'
  | 'cashback'
  | 'bank';

/**
 * A documented value that makes the platform answer in one certain way, as the test cards of payment
 * providers do. Each area lists its own; the control page and the README print them all.
 */
export interface MagicValue {
  readonly field: MagicField;
  /** As a tester types it: `403.13`, `pin-errado@vitrine.example`. */
  readonly value: string;
  /** What happens, in one sentence, with the status and code of a refusal. */
  readonly effect: string;
}
