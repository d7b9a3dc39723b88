import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { paths } from '../../../paths.ts';
import { readFullValidation } from '../../base/full-validation.server.ts';
import { pageDeadline } from '../../base/pages/page-deadline.ts';
import { privateMetadata } from '../../base/pages/page-metadata.server.ts';
import type { Bettor } from '../../base/session/session.server.ts';
import { refreshAccount } from '../account-details.server.ts';

/** The data of the page that says what a bettor's account still lacks. Source: 1§2, 1§4. */
export async function profilePage(bettor: Bettor, context: AppLoadContext) {
  const texts = textsOf(context.brand.locale, 'verification');
  const [details, isValidated] = await Promise.all([
    refreshAccount(paths.completeProfile, bettor, context),
    readFullValidation(pageDeadline(context), bettor, context),
  ]);
  return {
    metadata: await privateMetadata(texts['profile.title'], context),
    texts,
    /** Null when the operator did not say. */
    filled: details && {
      email: details.email !== '',
      cellPhone: (details.cellPhone ?? '') !== '',
      address: (details.address ?? '') !== '',
    },
    isValidated: isValidated === true,
    asksDocuments: bettor.session.user.identityCheck === 'documents',
  };
}
