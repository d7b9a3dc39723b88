import liveScript from 'virtual:live-script';
import type { VitrineLive } from './live-types.ts';

/**
 * The live script, already loaded by the page's script element or loaded now. Undefined when it can't
 * be loaded: the page then stays as the server rendered it.
 */
export async function loadLive(): Promise<VitrineLive | undefined> {
  // A module runs once per address, even when several callers import it.
  await import(/* @vite-ignore */ liveScript).catch(() => undefined);
  return window.vitrineLive;
}
