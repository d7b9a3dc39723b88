import { ACCOUNTS_MAGIC } from '../accounts/accounts-magic.ts';
import { BETTING_MAGIC } from '../betting/betting-magic.ts';
import { CATALOGUE_MAGIC } from '../catalogue/catalogue-magic.ts';
import { DOCUMENTS_MAGIC } from '../documents/documents-magic.ts';
import type { ServerApp } from '../implement.ts';
import { PAYMENTS_MAGIC } from '../payments/payments-magic.ts';
import { PROMOTIONS_MAGIC } from '../promotions/promotions-magic.ts';
import { REGION_MAGIC } from '../region/region-magic.ts';
import { GENERIC_MAGIC } from './generic-magic.ts';
import type { MagicValue } from './magic-value.ts';

/** Every magic value of the platform: those of any call first, then area by area. */
export const MAGIC_VALUES: readonly MagicValue[] = [
  GENERIC_MAGIC,
  ACCOUNTS_MAGIC,
  DOCUMENTS_MAGIC,
  REGION_MAGIC,
  PAYMENTS_MAGIC,
  CATALOGUE_MAGIC,
  BETTING_MAGIC,
  PROMOTIONS_MAGIC,
].flatMap((area) => area.map(({ field, value, effect }) => ({ field, value, effect })));

/** Answers the magic values as data. */
export function mountMagicValues(app: ServerApp): void {
  app.get('/sandbox/magic', (context) => context.json({ data: MAGIC_VALUES }));
}
