import { loadInBackground } from './background-load.ts';
import { registerWorker } from '../service-worker/register-worker.ts';

/** What a browser does when a page is there and its own work is done. */
export async function afterLoad(manifest: Parameters<typeof loadInBackground>[0]): Promise<void> {
  await registerWorker();
  await loadInBackground(manifest);
}
