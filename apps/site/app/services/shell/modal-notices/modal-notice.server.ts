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
  const told = referral.words
    ? null
    : ((await locationNotice(request, visitor, context)) ??
      (await giftNotice(request, visitor, context)));
  return {
    words: referral.words ?? told?.words ?? null,
    headers: [referral.header, told?.header ?? null].filter((header) => header !== null),
  };
}
