import type {
  DocumentStatusCode,
  DocumentTypeCode,
} from '@vitrine/upstream/contract/account/documents';
import type { Database } from '../storage/database.ts';

/** A file as it is announced, stored and saved. */
export interface DocumentFile {
  readonly type: DocumentTypeCode;
  readonly fileName: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
}

export interface DocumentRow extends DocumentFile {
  readonly status: DocumentStatusCode;
  /** What it becomes at `decideAt`; null when a tester decides. */
  readonly outcome: DocumentStatusCode | null;
  /** Epoch milliseconds. */
  readonly decideAt: number | null;
  readonly savedAt: number;
}

/** The latest file and the latest document of each type a bettor has. */
export interface DocumentStore {
  storeFile(userId: string, file: DocumentFile, bytes: Uint8Array, at: number): void;
  /** Whether this very file is what the bettor stored last for its type. */
  hasFile(userId: string, file: DocumentFile): boolean;
  put(userId: string, document: DocumentRow): void;
  of(userId: string): readonly DocumentRow[];
  /** Whether another bettor has sent a file of these bytes. */
  isKnownOfAnother(userId: string, hash: string): boolean;
  /** Whether a tester said if the bettor must prove an address; null when none did. */
  addressNeed(userId: string): boolean | null;
  setAddressNeed(userId: string, isRequired: boolean): void;
}

export function createDocumentStore(database: Database): DocumentStore {
  const upsertFile = database.prepare(
    `INSERT OR REPLACE INTO stored_file (user_id, type, file_name, hash, bytes, stored_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const selectFile = database.prepare(
    'SELECT 1 FROM stored_file WHERE user_id = ? AND type = ? AND file_name = ? AND hash = ?',
  );
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO document
       (user_id, type, file_name, hash, status, outcome, decide_at, saved_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(
    `SELECT type, file_name AS fileName, hash, status, outcome, decide_at AS decideAt,
       saved_at AS savedAt
     FROM document WHERE user_id = ? ORDER BY type`,
  );
  const selectOther = database.prepare('SELECT 1 FROM document WHERE hash = ? AND user_id <> ?');
  const selectNeed = database.prepare(
    'SELECT is_required AS isRequired FROM address_need WHERE user_id = ?',
  );
  const upsertNeed = database.prepare(
    'INSERT OR REPLACE INTO address_need (user_id, is_required) VALUES (?, ?)',
  );

  return {
    storeFile: (userId, { type, fileName, hash }, bytes, at) =>
      void upsertFile.run(userId, type, fileName, hash, bytes, at),
    hasFile: (userId, { type, fileName, hash }) =>
      selectFile.get(userId, type, fileName, hash) !== undefined,
    put: (userId, { type, fileName, hash, status, outcome, decideAt, savedAt }) =>
      void upsert.run(userId, type, fileName, hash, status, outcome, decideAt, savedAt),
    of: (userId) => select.all(userId) as unknown as readonly DocumentRow[],
    isKnownOfAnother: (userId, hash) => selectOther.get(hash, userId) !== undefined,
    addressNeed(userId) {
      const row = selectNeed.get(userId) as { isRequired: number } | undefined;
      return row ? row.isRequired === 1 : null;
    },
    setAddressNeed: (userId, isRequired) => void upsertNeed.run(userId, isRequired ? 1 : 0),
  };
}
