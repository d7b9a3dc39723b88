import { LIMIT_KINDS, LIMIT_PERIODS } from '@vitrine/upstream/account/play-limits';

const LIMITS = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => `${kind}-${period}`));

/**
 * The fields that wait for their bettor while a session has ended, by the names that forms post them under. A
 * field that is not listed is typed again: passwords, PINs, codes and tokens are not, and neither are boxes that
 * agree to something.
 */
export const KEPT_FIELDS: ReadonlySet<string> = new Set([
  // What a bettor is reached by, and where they live.
  ...['cellPhone', 'address', 'nation', 'state', 'city', 'region'],
  // Settings: which one, and its answer.
  ...['setting', 'choice', 'email', 'sms', 'push'],
  // Limits and what they stood at, the reality check, the length of a break, why an account is closed.
  ...['kind', ...LIMITS, ...LIMITS.map((name) => `shown-${name}`)],
  ...['interval', 'period', 'motivo'],
  // Money: the intent makes a form that was sent before lead to what became of it.
  ...['intentId', 'amount', 'method', 'account'],
  ...['id', 'keyType', 'key', 'bankName', 'accountType', 'accountNumber'],
  ...['amount-1', 'amount-2', 'amount-3', 'amount-4'],
  // Which document was chosen; the file itself stays with the bettor.
  'document',
]);
