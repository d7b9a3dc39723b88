import { FIRST } from './migrations/01-first.ts';
import { ACCOUNTS } from './migrations/02-accounts.ts';
import { DOCUMENTS } from './migrations/03-documents.ts';
import { PAYMENTS } from './migrations/04-payments.ts';
import { BETTING } from './migrations/05-betting.ts';
import { PROMOTIONS } from './migrations/06-promotions.ts';
import { WORLD } from './migrations/07-world.ts';
import { CASINO } from './migrations/08-casino.ts';
import { ACCOUNT_CHOICES } from './migrations/09-account-choices.ts';

/**
 * Migrations of the platform's database, in order; `user_version` counts those applied. An applied
 * migration is never edited: a change is a new one.
 */
export const MIGRATIONS: readonly string[] = [
  FIRST,
  ACCOUNTS,
  DOCUMENTS,
  PAYMENTS,
  BETTING,
  PROMOTIONS,
  WORLD,
  CASINO,
  ACCOUNT_CHOICES,
];
