import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Database } from '../storage/database.ts';
import type { Settings } from '../storage/settings.ts';
import { implementDocuments } from './document-handlers.ts';
import { mountDocumentsControl } from './documents-control.ts';
import type { Documents } from './documents.ts';
import { mountFaceCheck } from './face-check.ts';
import { createKycSteps, implementKycSteps } from './kyc-steps.ts';
import { createPermitSigner } from './signed-address.ts';
import { mountStorage } from './storage-route.ts';
import { implementValidation } from './validation-handlers.ts';

export interface IdentityCheckParts {
  readonly country: Country;
  readonly database: Database;
  readonly settings: Settings;
  readonly documents: Documents;
  readonly users: Users;
  readonly ledger: Ledger;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Everything of identity checks: documents, their store, validation, the log, and testers' calls. */
export function openIdentityCheck(
  implementation: Implementation,
  app: ServerApp,
  { database, settings, documents, users, ledger, country, publicUrl, now }: IdentityCheckParts,
): void {
  const signer = createPermitSigner(settings);
  const steps = createKycSteps(database);
  implementDocuments(implementation, { documents, signer, publicUrl, now });
  mountStorage(app, { documents, signer, now });
  implementValidation(implementation, { documents, ledger });
  implementKycSteps(implementation, steps);
  mountFaceCheck(implementation, app, { users, country, publicUrl });
  mountDocumentsControl(app, { documents, users, steps });
}
