import type { AppLoadContext } from '@remix-run/node';
import { firstVisitCookies } from './attribution.server.ts';
import { renewedCookie, type Visitor } from './session/visitor.server.ts';

/**
 * The cookies that a page sets for whoever opens it: all of a first visit; later the visitor's own, signed anew
 * after the secret was changed. Source: 1§3.
 */
export async function visitCookies(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<string[]> {
  if (visitor.isNew) return firstVisitCookies(request, visitor, context);
  const renewed = await renewedCookie(request, visitor, context);
  return renewed === null ? [] : [renewed];
}
