import type { AppLoadContext } from '@remix-run/node';
import { visitorOf } from './visitor.server.ts';

/** The operator's id of the bettor who sends a request; null for a guest. */
export async function accountOf(request: Request, context: AppLoadContext): Promise<string | null> {
  const { session } = await visitorOf(request, context);
  return session?.user.id ?? null;
}
