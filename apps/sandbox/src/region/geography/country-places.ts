/** A state, department or province of a country. */
export interface State {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly City[];
}

export interface City {
  readonly name: string;
  /** Its districts, where addresses name them; none for most cities. */
  readonly regions: readonly string[];
}

/** States of a country by the code ISO 3166-2 gives them: the name, and the cities by commas. */
export type StateTable = Readonly<Record<string, readonly [name: string, cities: string]>>;

/** Districts by commas, of cities named `<state>/<city>`. */
export type RegionTable = Readonly<Record<string, string>>;

/** The states of a country with their cities, each list by name. */
export function statesFrom(states: StateTable, regions: RegionTable): readonly State[] {
  return Object.entries(states)
    .map(([id, [name, cities]]) => ({
      id,
      name,
      cities: namesIn(cities).map((city) => ({
        name: city,
        regions: namesIn(regions[`${id}/${city}`] ?? ''),
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function namesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter((name) => name !== '')
    .sort((one, other) => one.localeCompare(other, 'es', { numeric: true }));
}
