import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Visitor } from '../../base/session/visitor.server.ts';

/** How long a person known to Google and not to the operator may take to register. */
const STEP_LIFE_MS = 30 * 60 * 1000;

const step = z.object({
  idToken: z.string(),
  email: z.string(),
  name: z.string(),
});

/** The person that Google named, on the way to an account. */
export type GoogleStep = z.output<typeof step>;

const key = (visitorId: string) => `google-step:${visitorId}`;

/** Names, to the guard, that the browser came from Google. */
const COOKIE = 'google-step';

/** Whether a browser came from Google, as the guard asks it of every page. Source: 1§2. */
export function hasGoogleStep(cookies: readonly string[]): boolean {
  return cookies.includes(`${COOKIE}=1`);
}

/** Keeps the person that Google named until the registration, and returns the cookie that the guard reads. */
export async function keepGoogleStep(
  { id }: Visitor,
  kept: GoogleStep,
  context: AppLoadContext,
): Promise<string> {
  await context.store.set(key(id), kept, { ttlMs: STEP_LIFE_MS });
  return stepCookie('1', STEP_LIFE_MS / 1000, context);
}

/** The person that Google named; null after half an hour. */
export async function readGoogleStep(
  { id }: Visitor,
  { store }: AppLoadContext,
): Promise<GoogleStep | null> {
  return step.safeParse(await store.get(key(id))).data ?? null;
}

/** Lets go of the step, and returns the cookie that says so. */
export async function endGoogleStep({ id }: Visitor, context: AppLoadContext): Promise<string> {
  await context.store.delete(key(id));
  return stepCookie('', 0, context);
}

function stepCookie(value: string, seconds: number, { config }: AppLoadContext): string {
  const secure = config.secure ? '; Secure' : '';
  return `${COOKIE}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
