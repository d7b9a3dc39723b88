import liveScript from 'virtual:live-script';
import type { VitrineLive } from './live-types.ts';

/**
 * The live script, loaded by the page's own script element or now. Undefined when it can't be loaded:
 * the page stays as it was served.
 */
export async function loadLive(): Promise<VitrineLive | undefined> {
  // A module runs once per address, whoever asks for it.
  await import(/* @vite-ignore */ liveScript).catch(() => undefined);
  return window.vitrineLive;
}
