import { DEMO } from '../accounts/demo-users.ts';
import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Settings } from '../storage/settings.ts';
import type { Promotions } from './promotions.ts';

export interface DemoPromotionStores {
  readonly users: Users;
  readonly settings: Settings;
  readonly promotions: Promotions;
  readonly country: Pick<Country, 'freeBets'>;
}

const GIVEN = 'demoPromotionsGiven';

/** Gives the bettor of demonstrations a free bet and the offer of another, once. */
export function seedDemoPromotions(stores: DemoPromotionStores): void {
  const { users, settings, promotions, country } = stores;
  const demo = users.byEmail(DEMO.username);
  if (!demo || settings.read(GIVEN)) return;
  promotions.freeBets.give(demo.id, { stake: country.freeBets.given });
  promotions.freeBetOffers.offer(demo.id, country.freeBets.offered);
  settings.write(GIVEN, 'yes');
}
