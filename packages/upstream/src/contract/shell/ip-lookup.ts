import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** The public address of who asks. */
export const publicAddress = endpoint({
  name: 'ipLookup.publicAddress',
  host: 'ipLookup',
  method: 'GET',
  path: '/',
  auth: 'none',
  query: z.object({ format: z.literal('json') }),
  answer: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  source: '1§7, 1§8',
  assumed: ['the path is not shown', '`format=json`, as common services have it'],
});
