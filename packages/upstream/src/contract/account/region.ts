import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** Where a client was found to be. Source: 2§3. */
export const clientPlace = z.object({
  isoCountry: z.string().length(2),
  region: z.string(),
  city: z.string(),
});

const assumed = [
  'the main host takes the call',
  'the place is that of the address in X-Forwarded-For, or of the connection',
  'a refusal names the place in its context',
] as const;

/** Whether the client may register and log in from where it is; 451 where it may not. Source: 2§5. */
export const regionCheck = {
  v1: endpoint({
    name: 'region.validate',
    host: 'main',
    method: 'GET',
    path: '/api/RegionCheck/Validate',
    auth: 'optional',
    answer: clientPlace,
    refusals: { 451: ['RESTRICTED_REGION'] },
    source: '2§7',
    assumed: [...assumed, 'only the country decides'],
  }),
  v2: endpoint({
    name: 'region.validateV2',
    host: 'main',
    method: 'GET',
    path: '/api/RegionCheck/ValidateV2',
    auth: 'optional',
    answer: clientPlace,
    refusals: { 451: ['RESTRICTED_REGION'] },
    source: '2§7',
    assumed: [...assumed, 'country and region decide'],
  }),
};
