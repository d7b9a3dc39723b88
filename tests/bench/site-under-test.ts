import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneArena, siteFlags } from '../../scripts/servers/site-process.mjs';
import { type BusyOperator, startBusyOperator } from './busy-operator.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { SITE } from './paths.ts';

/** A brand's built site with an operator of so many live matches, while `measure` runs. */
export async function withSite<Measured>(
  { brand, matches }: { readonly brand: string; readonly matches: number },
  measure: (site: ChildServer, operator: BusyOperator) => Promise<Measured>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const operator = await startBusyOperator(matches);
  const site = await startServer(
    join(SITE, 'server/main.mjs'),
    {
      ...oneArena,
      BRAND: brand,
      LOG_LEVEL: 'error',
      SANDBOX_URL: operator.origin,
      SITE_DATA: join(folder, 'site.sqlite'),
      SESSION_SECRET: 'only-for-the-measurement-of-this-run',
    },
    SITE,
    { flags: siteFlags },
  );
  try {
    return await measure(site, operator);
  } finally {
    await site.stop();
    await operator.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
