import type { AppLoadContext } from '@remix-run/node';
import { type GeographyQuestion, readPlaces } from '@vitrine/upstream/account/geography';
import { UpstreamError, UpstreamStatusError } from '@vitrine/upstream/base/errors';
import {
  type AddressPlaces,
  type ChosenPlaces,
  LIST_OF,
  PLACE_FIELDS,
  type PlaceField,
} from '../../../shapes/account/address-places.ts';
import { pageDeadline } from '../../base/pages/page-deadline.ts';

/** The places that a form posts, by its own fields: the brand's country and nothing below it unless chosen. */
export function chosenPlaces(
  values: Readonly<Record<string, unknown>>,
  { brand }: AppLoadContext,
): ChosenPlaces {
  const of = (name: PlaceField) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    nation: of('nation') || brand.country,
    state: of('state'),
    city: of('city'),
    region: of('region'),
  };
}

/**
 * What the fields of an address offer for what is chosen. Only the brand's own country has lists below
 * it. Null when the operator does not answer: the address is then written as one text. Source: 1§7.
 */
export async function addressPlaces(
  { nation, state, city }: ChosenPlaces,
  context: AppLoadContext,
): Promise<AddressPlaces | null> {
  const isOwn = nation === context.brand.country;
  try {
    const [nations, states, cities, regions] = await Promise.all([
      places({ level: 'nations' }, context),
      isOwn ? places({ level: 'states' }, context) : [],
      isOwn && state ? places({ level: 'cities', state }, context) : [],
      isOwn && state && city ? places({ level: 'regions', state, city }, context) : [],
    ]);
    return { nations, states, cities, regions };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'places of addresses not read');
    return null;
  }
}

/** A place that the operator does not know has nothing below it. */
async function places(question: GeographyQuestion, context: AppLoadContext) {
  const { upstream, requestId } = context;
  const settings = { deadlineMs: pageDeadline(context), requestId };
  try {
    return await readPlaces(upstream, question, settings);
  } catch (error) {
    if (error instanceof UpstreamStatusError && error.status === 404) return [];
    throw error;
  }
}

/** The fields that a complete address still needs, in their order. */
export function missingPlaces(chosen: ChosenPlaces, offered: AddressPlaces): readonly PlaceField[] {
  return PLACE_FIELDS.filter((field) => {
    const list = offered[LIST_OF[field]];
    return list.length > 0 && !list.some(({ id }) => id === chosen[field]);
  });
}

/**
 * The street with the names of the chosen places, from the smallest up, on one line as the operator
 * keeps it. The brand's own country is left out.
 *
 * @example addressLine('Rua A, 1', chosen, offered, context) // 'Rua A, 1, Campinas, São Paulo'
 */
export function addressLine(
  street: string,
  chosen: ChosenPlaces,
  offered: AddressPlaces,
  { brand }: AppLoadContext,
): string {
  const names = PLACE_FIELDS.toReversed().map((field) => {
    if (field === 'nation' && chosen.nation === brand.country) return undefined;
    return offered[LIST_OF[field]].find(({ id }) => id === chosen[field])?.name;
  });
  return [street, ...names].filter(Boolean).join(', ');
}
