import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { geography } from '../contract/account/geography.ts';

/** A place of an address, as a field offers it. */
export interface GeographyPlace {
  readonly id: string;
  readonly name: string;
}

/** What the fields of an address need to know. */
export type GeographyQuestion =
  | { readonly level: 'nations' | 'states' }
  /** `state` is the id of a state. */
  | { readonly level: 'cities'; readonly state: string }
  /** `state` and `city` are ids. */
  | { readonly level: 'regions'; readonly state: string; readonly city: string };

/** The places an address field offers. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function readPlaces(
  client: UpstreamClient,
  question: GeographyQuestion,
  settings: CallSettings,
): Promise<readonly GeographyPlace[]> {
  switch (question.level) {
    case 'nations':
    case 'states':
      return (await client.call(geography[question.level], settings)).data;
    case 'cities': {
      const query = { state: question.state };
      return (await client.call(geography.cities, { query, ...settings })).data;
    }
    case 'regions': {
      const query = { state: question.state, city: question.city };
      return (await client.call(geography.regions, { query, ...settings })).data;
    }
  }
}
