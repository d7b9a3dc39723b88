import { dashboard } from './dashboard.mjs';
import { containerFront } from './front.mjs';

/** What is written from code, by its path below the root. */
export function containerFiles() {
  return {
    'containers/nginx.conf': containerFront(),
    'docs/operations/dashboard.json': `${JSON.stringify(dashboard(), null, 2)}\n`,
  };
}
