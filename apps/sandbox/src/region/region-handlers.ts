import { regionCheck } from '@vitrine/upstream/contract/account/region';
import type { Implementation, ServerContext } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { isRestricted, PLACE_HEADER, type Place, type Places } from './places.ts';

export function implementRegionCheck({ implement }: Implementation, places: Places): void {
  function check(context: ServerContext, by: 'country' | 'region'): Place {
    const place = places.of(context.req.header(PLACE_HEADER));
    if (!isRestricted(place, by)) return place;
    throw new Refusal(451, 'RESTRICTED_REGION', 'Betting is closed in this region', { ...place });
  }

  implement(regionCheck.v1, (_, context) => check(context, 'country'));
  implement(regionCheck.v2, (_, context) => check(context, 'region'));
}
