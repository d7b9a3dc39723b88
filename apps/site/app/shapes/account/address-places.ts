/** A place of an address, as a field offers it. */
interface Place {
  readonly id: string;
  readonly name: string;
}

/** What the fields of an address offer; a list is empty before the place above it is chosen. */
export interface AddressPlaces {
  readonly nations: readonly Place[];
  readonly states: readonly Place[];
  readonly cities: readonly Place[];
  /** Districts, where the country asks for one. */
  readonly regions: readonly Place[];
}

/** The fields of the places, from the largest down, by the names they post under. */
export const PLACE_FIELDS = ['nation', 'state', 'city', 'region'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** The ids that a form posts; empty where nothing is chosen. */
export type ChosenPlaces = Readonly<Record<PlaceField, string>>;

/** The list that each field offers. */
export const LIST_OF = {
  nation: 'nations',
  state: 'states',
  city: 'cities',
  region: 'regions',
} as const satisfies Record<PlaceField, keyof AddressPlaces>;

/** Asks a form for the lists below what was just chosen. */
export const SHOW_PLACES = 'showPlaces';
