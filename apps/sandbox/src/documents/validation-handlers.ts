import {
  hasFirstDeposit,
  hasFullValidation,
  hasRealFullValidation,
} from '@vitrine/upstream/contract/account/validation';
import type { Implementation } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import type { Documents } from './documents.ts';

export interface ValidationServices {
  readonly documents: Documents;
  readonly ledger: Ledger;
}

export function implementValidation(
  { implement }: Implementation,
  { documents, ledger }: ValidationServices,
): void {
  implement(hasFullValidation, ({ userId }) => ({
    data: { hasFullValidation: documents.isFullyValidated(userId) },
  }));

  implement(hasRealFullValidation, ({ userId }) => ({
    data: { hasRealFullValidation: documents.isReallyFullyValidated(userId) },
  }));

  implement(hasFirstDeposit, ({ userId }) => ({
    data: {
      hasFirstDeposit: ledger
        .movementsOf(cashOf(userId))
        // An opening balance is what a demo user has deposited before.
        .some(({ kind }) => kind === 'deposit' || kind === 'opening'),
    },
  }));
}
