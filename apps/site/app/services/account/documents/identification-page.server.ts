import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { faceStandingOf } from '@vitrine/upstream/account/face-check';
import { FACE_NOT_OPENED } from '../../../paths/identity-paths.ts';
import { paths } from '../../../paths.ts';
import { privateMetadata } from '../../base/pages/page-metadata.server.ts';
import type { Bettor } from '../../base/session/session.server.ts';
import { refreshAccount } from '../account-details.server.ts';
import { contactWays } from '../contact-ways.server.ts';
import { documentsToSend, identityStanding } from './identity-standing.server.ts';

/** The data of the page that says how far the bettor's identification has come. Source: 1§2, 1§4. */
export async function identificationPage(
  request: Request,
  bettor: Bettor,
  context: AppLoadContext,
) {
  const texts = textsOf(context.brand.locale, 'verification');
  const { identityCheck } = bettor.session.user;
  const [standing, face, [support]] = await Promise.all([
    identityCheck === 'liveness'
      ? null
      : identityStanding(paths.userIdentification, bettor, context),
    identityCheck === 'documents' ? null : faceStanding(bettor, context),
    contactWays(context),
  ]);
  return {
    metadata: await privateMetadata(texts['page.title'], context),
    texts,
    standing,
    face,
    isFaceNotOpened: new URL(request.url).searchParams.has(FACE_NOT_OPENED),
    next: (standing && documentsToSend(standing)[0]) ?? null,
    support: support ?? null,
  };
}

/** What the operator says now of the face check; what it said last without an answer. */
async function faceStanding(bettor: Bettor, context: AppLoadContext) {
  const details = await refreshAccount(paths.userIdentification, bettor, context);
  return faceStandingOf(details ? details.faceStatus : bettor.session.user.faceStatus);
}
