import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** Answers to the migration: Rejected -1, Ignored 0, Accepted 1. Source: 1§3. */
export const migrationAction = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

export const migrationDecision = endpoint({
  name: 'migration.decide',
  host: 'main',
  method: 'POST',
  path: '/api/UserMigration/UserMigrationDecision',
  auth: 'bearer',
  body: z.object({ action: migrationAction }),
  source: '1§7',
  assumed: ['nothing is answered', 'Rejected is asked no more; Ignored is asked again'],
});
