import type { Country, CountryCode } from '../../country.ts';
import { BRAZIL_REGIONS, BRAZIL_STATES } from './brazil.ts';
import { COLOMBIA_REGIONS, COLOMBIA_STATES } from './colombia.ts';
import { statesFrom, type City, type State } from './country-places.ts';
import { ECUADOR_REGIONS, ECUADOR_STATES } from './ecuador.ts';
import { GUATEMALA_REGIONS, GUATEMALA_STATES } from './guatemala.ts';
import { MEXICO_REGIONS, MEXICO_STATES } from './mexico.ts';
import { NATIONS } from './nations.ts';
import { PERU_REGIONS, PERU_STATES } from './peru.ts';

const STATES: Readonly<Record<CountryCode, readonly State[]>> = {
  BR: statesFrom(BRAZIL_STATES, BRAZIL_REGIONS),
  CO: statesFrom(COLOMBIA_STATES, COLOMBIA_REGIONS),
  EC: statesFrom(ECUADOR_STATES, ECUADOR_REGIONS),
  GT: statesFrom(GUATEMALA_STATES, GUATEMALA_REGIONS),
  MX: statesFrom(MEXICO_STATES, MEXICO_REGIONS),
  PE: statesFrom(PERU_STATES, PERU_REGIONS),
};

/** The states of a country, by name. */
export function statesOf({ code }: Country): readonly State[] {
  return STATES[code];
}

export function stateById(country: Country, id: string): State | undefined {
  return statesOf(country).find((state) => state.id === id);
}

export function cityByName(state: State, name: string): City | undefined {
  return state.cities.find((city) => city.name === name);
}

/** Every nation by its code, named in the country's language and sorted by that name. */
export function nationsFor({ language }: Country): readonly { id: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return NATIONS.map((id) => ({ id, name: names.of(id) ?? id })).sort((one, other) =>
    one.name.localeCompare(other.name, language),
  );
}
