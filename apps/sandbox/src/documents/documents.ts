import { createHash } from 'node:crypto';
import {
  DOCUMENT_CONTENT_TYPES,
  DOCUMENT_STATUS,
  DOCUMENT_TYPE,
  DUPLICATED_ACCOUNT_MESSAGE,
  type DocumentStatusCode,
  type DocumentTypeCode,
} from '@vitrine/upstream/contract/account/documents';
import { FACE_STATUS } from '@vitrine/upstream/contract/account/face-check';
import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import { Refusal } from '../refusal.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { createDocumentStore, type DocumentFile, type DocumentRow } from './document-store.ts';
import { decisionOf, faultOf } from './documents-magic.ts';

/** Where one document of a bettor stands. */
export interface DocumentState {
  readonly type: DocumentTypeCode;
  readonly status: DocumentStatusCode;
  readonly isApproved: boolean;
}

/** The documents of an identity check: sent by a bettor, decided after a while or by a tester. */
export interface Documents {
  /** Each needed document and each sent one. */
  statesOf(userId: string): readonly DocumentState[];
  /** Whether the bettor must prove an address. Source: 1§5. */
  requiresAddress(userId: string): boolean;
  requireAddress(userId: string, isRequired: boolean): void;
  /** Throws the refusal of a file that cannot be sent: its name, or an approved document. */
  checkNew(userId: string, file: DocumentFile): void;
  /** Keeps the bytes of a file that is sent. Throws the refusal of bytes that are not its own. */
  store(userId: string, file: DocumentFile, bytes: Uint8Array): void;
  /** Records a stored file as a document in process. Throws its refusal. */
  save(userId: string, file: DocumentFile): void;
  /** Decides a document by hand, whether the bettor has sent it or not. */
  decide(userId: string, type: DocumentTypeCode, status: DocumentStatusCode): void;
  /** Whether all that the bettor's validation type asks for is approved. */
  isFullyValidated(userId: string): boolean;
  /** The same, and no document is a duplicate or invalid. */
  isReallyFullyValidated(userId: string): boolean;
}

export interface DocumentOptions {
  readonly database: Database;
  readonly users: Users;
  readonly country: Country;
  /** How long a document is in process. */
  readonly decisionSeconds: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const FILE_NAME = new RegExp(`^[^./\\\\]+\\.(${Object.keys(DOCUMENT_CONTENT_TYPES).join('|')})$`);

/** Statuses that speak against the whole account. */
const AGAINST_ACCOUNT: ReadonlySet<DocumentStatusCode> = new Set([
  DOCUMENT_STATUS.duplicated,
  DOCUMENT_STATUS.invalid,
]);

export function createDocuments(options: DocumentOptions): Documents {
  const { database, users, country, decisionSeconds, now } = options;
  const store = createDocumentStore(database);

  function current(row: DocumentRow): DocumentRow {
    const isDue =
      row.status === DOCUMENT_STATUS.inProcess && row.decideAt !== null && row.decideAt <= now();
    return isDue ? { ...row, status: row.outcome ?? row.status } : row;
  }

  const documentsOf = (userId: string) => store.of(userId).map(current);

  function requiresAddress(userId: string): boolean {
    if (country.code === 'BR') return false;
    if (country.code === 'MX') return true;
    return store.addressNeed(userId) ?? /[13579]$/.test(users.byId(userId)?.document ?? '');
  }

  function neededOf(userId: string): readonly DocumentTypeCode[] {
    const { front, back, address } = DOCUMENT_TYPE;
    return requiresAddress(userId) ? [front, back, address] : [front, back];
  }

  function statesOf(userId: string): readonly DocumentState[] {
    const sent = new Map(documentsOf(userId).map(({ type, status }) => [type, status]));
    const types = new Set([...neededOf(userId), ...sent.keys()]);
    return [...types].sort().map((type) => {
      const status = sent.get(type) ?? DOCUMENT_STATUS.validationRequired;
      return { type, status, isApproved: status === DOCUMENT_STATUS.unique };
    });
  }

  function areDocumentsApproved(userId: string): boolean {
    const states = statesOf(userId);
    return neededOf(userId).every((needed) =>
      states.some(({ type, isApproved }) => type === needed && isApproved),
    );
  }

  /** By the bettor's validation type: documents, national id, documents and face, face. Source: 1§6. */
  function isFullyValidated(userId: string): boolean {
    const user = users.byId(userId);
    const isFaceApproved = user?.faceStatus === FACE_STATUS.approved;
    switch (user?.validationType) {
      case 2:
        return user.cellPhone !== '' && (user.address ?? '') !== '';
      case 3:
        return isFaceApproved && areDocumentsApproved(userId);
      case 4:
        return isFaceApproved;
      default:
        return areDocumentsApproved(userId);
    }
  }

  function checkNew(userId: string, { type, fileName, hash }: DocumentFile): void {
    if (!FILE_NAME.test(fileName) || fileName !== fileName.toLowerCase()) {
      throw new Refusal(
        400,
        'INVALID_FILE_NAME',
        `FileName: one dot, lower case, one of ${Object.keys(DOCUMENT_CONTENT_TYPES).join(', ')}`,
      );
    }
    const sent = documentsOf(userId).find((document) => document.type === type);
    if (sent?.status === DOCUMENT_STATUS.unique && sent.hash !== hash) {
      throw new Refusal(400, 'DOCUMENT_ALREADY_APPROVED', 'The document is approved already');
    }
  }

  function record(userId: string, file: DocumentFile): void {
    const decision = decisionOf(file.fileName);
    const isOpen = decision.kind !== 'atOnce';
    store.put(userId, {
      ...file,
      status: isOpen ? DOCUMENT_STATUS.inProcess : decision.status,
      outcome: decision.kind === 'afterWait' ? decision.status : null,
      decideAt: decision.kind === 'afterWait' ? now() + decisionSeconds * 1000 : null,
      savedAt: now(),
    });
  }

  return {
    statesOf,
    requiresAddress,
    requireAddress: store.setAddressNeed,
    checkNew,
    store(userId, file, bytes) {
      if (createHash('sha256').update(bytes).digest('hex') !== file.hash) {
        throw new Refusal(
          400,
          'HASH_MISMATCH',
          'The bytes do not have the hash that was announced',
        );
      }
      store.storeFile(userId, file, bytes, now());
    },
    save(userId, file) {
      checkNew(userId, file);
      if (
        faultOf(file.fileName) === 'duplicatedAccount' ||
        store.isKnownOfAnother(userId, file.hash)
      ) {
        throw new Refusal(409, 'DUPLICATED_ACCOUNT', DUPLICATED_ACCOUNT_MESSAGE);
      }
      if (!store.hasFile(userId, file)) {
        throw new Refusal(404, 'FILE_WAS_NOT_FOUND', 'No such file was put into the store');
      }
      inTransaction(database, () => {
        const isSaved = documentsOf(userId).some(
          ({ type, hash, status }) =>
            type === file.type && hash === file.hash && status === DOCUMENT_STATUS.unique,
        );
        if (!isSaved) record(userId, file);
      });
    },
    decide(userId, type, status) {
      const sent = store.of(userId).find((document) => document.type === type);
      const decided = { status, outcome: null, decideAt: null };
      store.put(
        userId,
        sent
          ? { ...sent, ...decided }
          : { type, fileName: '', hash: `${userId}/${type}`, savedAt: now(), ...decided },
      );
    },
    isFullyValidated,
    isReallyFullyValidated: (userId) =>
      isFullyValidated(userId) &&
      documentsOf(userId).every(({ status }) => !AGAINST_ACCOUNT.has(status)),
  };
}
