import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

const ADMIN_ONLY = { 403: ['FORBIDDEN'] } as const;

/** Which events the provider switch shows and hides. Source: 2§3, 2§7. */
export const providerSwitch = endpoint({
  name: 'providerSwitch.map',
  host: 'providerSwitch',
  method: 'GET',
  path: '/api/providerswitch',
  auth: 'none',
  answer: z.record(
    z.string(),
    z.object({
      show: z.boolean(),
      /** The event of the other provider that is shown in its place. */
      replace: z.string().nullish(),
    }),
  ),
  source: '2§7',
  assumed: ['`replace` is an event id, or null'],
});

/** Puts an event in the place of the other provider's, or with `Show` false takes it off. */
export const replaceProvider = endpoint({
  name: 'providerSwitch.replace',
  host: 'providerSwitch',
  method: 'POST',
  path: '/api/providerswitch/replace',
  auth: 'bearer',
  body: z.object({ EventId: z.string(), Show: z.boolean().optional() }),
  refusals: { ...ADMIN_ONLY, 404: ['MATCH_WAS_NOT_FOUND'] },
  source: '2§7',
  assumed: ['without `Show` the event is shown', 'for administrators only (2§4)'],
});

/** Gives an event back to what the switch does by itself. */
export const deleteProviderSwitch = endpoint({
  name: 'providerSwitch.delete',
  host: 'providerSwitch',
  method: 'DELETE',
  path: '/api/providerswitch/delete/{id}',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  refusals: ADMIN_ONLY,
  source: '2§7',
  assumed: ['an id without an entry is no error', 'for administrators only (2§4)'],
});
