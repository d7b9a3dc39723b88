import { geography } from '@vitrine/upstream/contract/account/geography';
import type { Country } from '../../country.ts';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import type { State } from './country-places.ts';
import { cityByName, nationsFor, stateById, statesOf } from './geography.ts';

export function implementGeography({ implement }: Implementation, country: Country): void {
  const nations = nationsFor(country);

  function stateOf(id: string): State {
    const state = stateById(country, id);
    if (!state) throw new Refusal(404, 'STATE_WAS_NOT_FOUND', 'No such state of the country');
    return state;
  }

  implement(geography.states, () => ({
    data: statesOf(country).map(({ id, name }) => ({ id, name })),
  }));

  implement(geography.cities, ({ query }) => ({
    data: stateOf(query.state).cities.map(({ name }) => ({ id: name, name })),
  }));

  implement(geography.regions, ({ query }) => {
    const city = cityByName(stateOf(query.state), query.city);
    if (!city) throw new Refusal(404, 'CITY_WAS_NOT_FOUND', 'No such city of the state');
    return { data: city.regions.map((name) => ({ id: name, name })) };
  });

  implement(geography.nations, () => ({ data: [...nations] }));
}
