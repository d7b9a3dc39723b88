import { loadInBackground } from './background-load.ts';
import { tellWindow } from './display-window.ts';
import { watchLeaving } from './leaving.ts';
import { registerWorker } from '../service-worker/register-worker.ts';

/** What a browser does when a page is there and its own work is done. */
export async function afterLoad(manifest: Parameters<typeof loadInBackground>[0]): Promise<void> {
  // Before scripts are loaded in the background: these are what a page that is left breaks off.
  watchLeaving(window);
  tellWindow(window);
  await registerWorker();
  await loadInBackground(manifest);
}
