import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** Whether the bettor's identity is established. */
export const hasFullValidation = endpoint({
  name: 'validation.full',
  host: 'main',
  method: 'GET',
  path: '/api/Users/Validate/HasFullValidation',
  auth: 'bearer',
  answer: z.object({ data: z.object({ hasFullValidation: z.boolean() }) }),
  source: '1§7',
  assumed: ['answer: `data.hasFullValidation`, as for the first deposit'],
});

/** The check of the Brazilian brands. */
export const hasRealFullValidation = endpoint({
  name: 'validation.realFull',
  host: 'main',
  method: 'GET',
  path: '/api/Users/Validate/HasRealFullValidation',
  auth: 'bearer',
  answer: z.object({ data: z.object({ hasRealFullValidation: z.boolean() }) }),
  source: '1§7',
  assumed: [
    'answer: `data.hasRealFullValidation`, as for the first deposit',
    'beyond the documents it asks that none of them is a duplicate or invalid',
  ],
});

export const hasFirstDeposit = endpoint({
  name: 'validation.firstDeposit',
  host: 'main',
  method: 'GET',
  path: '/api/Users/Validate/HasFirstDeposit',
  auth: 'bearer',
  answer: z.object({ data: z.object({ hasFirstDeposit: z.boolean() }) }),
  source: '1§7',
});
