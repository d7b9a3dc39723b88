import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

const places = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

/** The places an address is made of, each within the one above. */
export const geography = {
  /** The first level of the country: states, departments or provinces. */
  states: endpoint({
    name: 'geography.states',
    host: 'main',
    method: 'GET',
    path: '/api/Geography/States',
    auth: 'optional',
    answer: places,
    source: '1§7',
    assumed: ['answer: `data`, rows of id and name; ids are those of ISO 3166-2'],
  }),
  cities: endpoint({
    name: 'geography.cities',
    host: 'main',
    method: 'GET',
    path: '/api/Geography/Cities',
    auth: 'optional',
    query: z.object({ state: z.string() }),
    answer: places,
    refusals: { 404: ['STATE_WAS_NOT_FOUND'] },
    source: '1§7',
    assumed: ['`state` is the id of a state', 'answer: `data`, rows of id and name'],
  }),
  /** Districts of a city; none where the country does not ask for one. */
  regions: endpoint({
    name: 'geography.regions',
    host: 'main',
    method: 'GET',
    path: '/api/Geography/Regions',
    auth: 'optional',
    query: z.object({ state: z.string(), city: z.string() }),
    answer: places,
    refusals: { 404: ['STATE_WAS_NOT_FOUND', 'CITY_WAS_NOT_FOUND'] },
    source: '1§7',
    assumed: ['`state` and `city` are ids', 'answer: `data`, rows of id and name'],
  }),
  /** Every country a bettor can be a citizen of. */
  nations: endpoint({
    name: 'geography.nations',
    host: 'main',
    method: 'GET',
    path: '/api/Geography/Nations',
    auth: 'optional',
    answer: places,
    source: '1§7',
    assumed: ['answer: `data`, rows of id and name; ids are those of ISO 3166-1'],
  }),
};
