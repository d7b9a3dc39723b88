import { DOCUMENT_STATUS, DOCUMENT_TYPE } from '@vitrine/upstream/contract/account/documents';
import { z } from 'zod';
import type { Users } from '../accounts/users.ts';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { Documents } from './documents.ts';
import type { KycSteps } from './kyc-steps.ts';

export interface DocumentControlServices {
  readonly documents: Documents;
  readonly users: Users;
  readonly steps: KycSteps;
}

type Name<Codes> = Extract<keyof Codes, string>;

function namesOf<Codes extends object>(codes: Codes) {
  return z.enum(Object.keys(codes) as Name<Codes>[]);
}

/** The calls by which a tester decides documents and looks at them. */
export function mountDocumentsControl(
  app: ServerApp,
  { documents, users, steps }: DocumentControlServices,
): void {
  function idOf(email: string): string {
    const user = users.byEmail(email);
    if (!user) throw new Refusal(404, 'USER_WAS_NOT_FOUND', 'No such bettor');
    return user.id;
  }

  controlCall(
    app,
    'documents/decide',
    z.object({
      email: z.string(),
      documentType: namesOf(DOCUMENT_TYPE),
      status: namesOf(DOCUMENT_STATUS),
    }),
    ({ email, documentType, status }) =>
      documents.decide(idOf(email), DOCUMENT_TYPE[documentType], DOCUMENT_STATUS[status]),
  );
  controlCall(
    app,
    'documents/address',
    z.object({ email: z.string(), isRequired: z.boolean() }),
    ({ email, isRequired }) => documents.requireAddress(idOf(email), isRequired),
  );

  app.get('/sandbox/documents/:email', (context) => {
    const userId = idOf(context.req.param('email'));
    return context.json({
      documents: documents.statesOf(userId),
      isFullyValidated: documents.isFullyValidated(userId),
      steps: steps.of(userId),
    });
  });
}
