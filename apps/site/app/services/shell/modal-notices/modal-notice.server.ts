import type { AppLoadContext } from '@remix-run/node';
import type { ModalNotice } from '../../../shell-data.ts';
import type { Visitor } from '../../base/session/visitor.server.ts';
import { deactivatedNotice } from './deactivated-notice.server.ts';
import { giftNotice } from './gift-notice.server.ts';
import { locationNotice } from '../location.server.ts';
import { referralNotice } from './referral-notice.server.ts';

/** What the visitor is told over a page, one thing at a time, and the cookies that remember it. */
export async function modalNotice(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<{ readonly words: ModalNotice | null; readonly headers: readonly string[] }> {
  const deactivated = await deactivatedNotice(request, visitor, context);
  if (deactivated) return { words: deactivated.words, headers: [deactivated.header] };
  const referral = await referralNotice(request, visitor, context);
  if (referral.words) return toldOf([referral]);
  const location = await locationNotice(request, visitor, context);
  const gift = location.words ? null : await giftNotice(request, visitor, context);
  return toldOf([referral, location, ...(gift ? [gift] : [])]);
}

/** What several notices tell together: at most one of them has words. */
function toldOf(
  notices: readonly { readonly words: ModalNotice | null; readonly header: string | null }[],
): Awaited<ReturnType<typeof modalNotice>> {
  return {
    words: notices.find(({ words }) => words !== null)?.words ?? null,
    headers: notices.flatMap(({ header }) => header ?? []),
  };
}
