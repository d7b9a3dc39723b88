import type { AppLoadContext } from '@remix-run/node';
import { isSwitchedOn } from './flags.server.ts';

/** Whether this brand offers to go on with Google: by its facts and the flag. Source: 1§1, 1§2. */
export async function offersGoogle(context: AppLoadContext): Promise<boolean> {
  return context.brand.registerOptions && (await isSwitchedOn('register-with-google', context));
}
