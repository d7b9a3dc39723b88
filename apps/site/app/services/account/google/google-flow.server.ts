import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Visitor } from '../../base/session/visitor.server.ts';
import { paths } from '../../../paths.ts';

/** How long somebody may take at Google. */
const FLOW_LIFE_MS = 10 * 60 * 1000;

const flow = z.object({
  visitorId: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  isExtended: z.boolean(),
  /** Proof that a person began it; empty where none was asked for. */
  captcha: z.string().default(''),
});

export type GoogleFlow = z.output<typeof flow>;

const key = (state: string) => `google-flow:${state}`;

/** The address that Google leads back to, as the operator registers it there. */
export function googleCallback({ config }: AppLoadContext): string {
  return config.publicUrl + paths.googleCallback;
}

/**
 * Begins a sign-in at Google, bound to this visitor. Returns the address at Google; null when Google is not
 * set up or can't be reached. Source: 1§4.
 */
export async function beginAtGoogle(
  { id }: Visitor,
  choice: Pick<GoogleFlow, 'returnTo' | 'isExtended' | 'captcha'>,
  context: AppLoadContext,
): Promise<string | null> {
  try {
    const begun = await context.google?.begin(googleCallback(context));
    if (!begun) return null;
    const { state, nonce, verifier } = begun.request;
    const kept: GoogleFlow = { visitorId: id, nonce, verifier, ...choice };
    await context.store.set(key(state), kept, { ttlMs: FLOW_LIFE_MS });
    return begun.address;
  } catch (error) {
    context.log.warn({ err: error }, 'Google not reached');
    return null;
  }
}

/**
 * The sign-in that an answer of Google belongs to, once; null for one of another browser, for one that was
 * used before, and after ten minutes.
 */
export async function takeGoogleFlow(
  state: string,
  visitor: Visitor,
  { store }: AppLoadContext,
): Promise<GoogleFlow | null> {
  const { data: kept } = flow.safeParse(await store.get(key(state)));
  if (kept?.visitorId !== visitor.id) return null;
  const usedBefore = await store.insert(`${key(state)}:used`, true, { ttlMs: FLOW_LIFE_MS });
  return usedBefore ? null : kept;
}
