import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, and the site whose packages the empty page shares. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
export const SITE = join(REPOSITORY, 'apps/site');
