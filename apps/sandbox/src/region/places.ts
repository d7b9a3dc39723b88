import type { clientPlace } from '@vitrine/upstream/contract/account/region';
import type { z } from 'zod';
import type { Country, CountryCode } from '../country.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../storage/settings.ts';
import { REGION_MAGIC } from './region-magic.ts';

export type Place = z.output<typeof clientPlace>;

/** Where clients are: as a call says, else where a tester put everybody, else at home. */
export interface Places {
  /** The place of a call by its X-Sandbox-Place. Throws a 400 refusal for one that is none. */
  of(header: string | undefined): Place;
  /** Puts every client that does not say otherwise there; null is home. */
  set(place: Place | null): void;
}

/** Header by which a call says where its client is: `US/Nevada/Las%20Vegas`. */
export const PLACE_HEADER = 'x-sandbox-place';

const HOME: Readonly<Record<CountryCode, Place>> = {
  BR: { isoCountry: 'BR', region: 'São Paulo', city: 'São Paulo' },
  PE: { isoCountry: 'PE', region: 'Lima Metropolitana', city: 'Lima' },
  CO: { isoCountry: 'CO', region: 'Bogotá, Distrito Capital', city: 'Bogotá' },
  EC: { isoCountry: 'EC', region: 'Guayas', city: 'Guayaquil' },
  GT: { isoCountry: 'GT', region: 'Guatemala', city: 'Ciudad de Guatemala' },
  MX: { isoCountry: 'MX', region: 'Ciudad de México', city: 'Cuauhtémoc' },
};

const RESTRICTED: ReadonlySet<string> = new Set(REGION_MAGIC.map(({ value }) => value));

/** Whether a place is closed to betting, by its country alone or by its region too. */
export function isRestricted({ isoCountry, region }: Place, by: 'country' | 'region'): boolean {
  return (
    RESTRICTED.has(isoCountry) || (by === 'region' && RESTRICTED.has(`${isoCountry}/${region}`))
  );
}

export function createPlaces(settings: Settings, country: Country): Places {
  return {
    of(header) {
      if (header !== undefined) return placeOf(header);
      const kept = settings.read('place');
      return kept ? (JSON.parse(kept) as Place) : HOME[country.code];
    },
    set: (place) => settings.write('place', place ? JSON.stringify(place) : ''),
  };
}

function placeOf(header: string): Place {
  const [isoCountry = '', region = '', city = ''] = decoded(header).split('/');
  if (!/^[A-Z]{2}$/.test(isoCountry)) {
    throw new Refusal(400, 'INVALID_REQUEST', `header ${PLACE_HEADER}: expected US/Nevada/Reno`);
  }
  return { isoCountry, region, city };
}

/** Headers hold ASCII: other letters come percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
