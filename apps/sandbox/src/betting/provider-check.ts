import type { Provider } from '@vitrine/betting/sportsbook/event';
import { Refusal } from '../refusal.ts';
import type { Fixture } from '../world/competitions/fixtures.ts';
import type { World } from '../world/world.ts';
import { BET_TYPE } from './ticket.ts';
import type { RequestedTicket } from './ticket-request.ts';

/** The version a placement was called by; each takes the events of its provider. Source: 3§7. */
export type PlacementVersion = 'v1' | 'v2';

const PROVIDER_OF: Readonly<Record<PlacementVersion, Provider>> = { v1: 'one', v2: 'two' };

/** Which provider's match of two is shown; that of the provider switch. Source: 2§7. */
export interface ShownProvider {
  isShown(fixture: Fixture): boolean;
}

/**
 * Throws the refusal of a ticket on events that the version does not know, that both providers offer
 * of one match, or that the provider switch does not show. Source: 3§7, 3§8.
 */
export function refuseProviders(
  { betType, units }: RequestedTicket,
  version: PlacementVersion,
  world: World,
  shown: ShownProvider,
): void {
  const eventIds = new Set(units.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)));
  const takesBoth = betType === BET_TYPE.multipleManyProviders;
  for (const eventId of eventIds) {
    const offer = world.offer(eventId);
    if (offer && !takesBoth && offer.provider !== PROVIDER_OF[version]) {
      throw new Refusal(400, 'MATCH_WAS_NOT_FOUND', `${version} has no event ${eventId}`);
    }
    const fixture = world.match(eventId)?.fixture;
    if (!fixture) continue;
    if (fixture.counterpartId !== null && eventIds.has(fixture.counterpartId)) {
      throw new Refusal(400, 'DUPLICATE_EVENT_IN_PROVIDERS', 'Both providers’ offer of one match');
    }
    if (!shown.isShown(fixture)) {
      throw new Refusal(400, 'PROVIDER_SWITCH_NOT_ACTIVE', `${eventId} is switched off`);
    }
  }
}
