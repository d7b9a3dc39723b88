import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { privateMetadata } from '../base/pages/page-metadata.server.ts';
import { refreshAccount } from './account-details.server.ts';
import { PIN_PENDING_STEP } from '../base/session/session-record.ts';
import { type Bettor, pathOf } from '../base/session/session.server.ts';

/** The data of the account page; the session's own data when the operator answers too late. */
export async function accountPage(request: Request, bettor: Bettor, context: AppLoadContext) {
  const { user } = bettor.session;
  const details = await refreshAccount(pathOf(request), bettor, context);
  const isStale = new URL(request.url).searchParams.get('notice') === 'staleForm';
  const texts = textsOf(context.brand.locale, 'account');
  return {
    metadata: await privateMetadata(texts.accountTitle, context),
    texts,
    fullName: details?.fullName ?? user.fullName,
    email: details?.email ?? user.email,
    cellPhone: details?.cellPhone ?? user.cellPhone,
    isEmailPending: (details?.registerStep ?? user.registerStep) === PIN_PENDING_STEP,
    notice: isStale ? textsOf(context.brand.locale, 'shell').staleForm : null,
  };
}
