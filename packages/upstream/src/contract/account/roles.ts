import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

export const userRoles = endpoint({
  name: 'roles.read',
  host: 'betting',
  method: 'GET',
  path: '/api/Users/v1/GetUserRoles',
  auth: 'bearer',
  /** Role 1 is the admin's; others are not shown. Source: 2§4. */
  answer: z.array(z.number().int()),
  source: '2§7',
  assumed: ['the list stands bare, not under `data`', 'it answers at the betting host'],
});
