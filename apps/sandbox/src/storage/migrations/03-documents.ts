/** Documents of an identity check and where they stand, their files, and the steps told to a third party. */
export const DOCUMENTS = `
  CREATE TABLE stored_file (
    user_id TEXT NOT NULL REFERENCES user(id),
    type INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    hash TEXT NOT NULL,
    bytes BLOB NOT NULL,
    stored_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, type)
  ) STRICT;

  CREATE TABLE document (
    user_id TEXT NOT NULL REFERENCES user(id),
    type INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    outcome INTEGER,
    decide_at INTEGER,
    saved_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, type)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX document_by_hash ON document(hash);

  CREATE TABLE address_need (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    is_required INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE kyc_step (
    id INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL,
    step TEXT NOT NULL,
    document_type TEXT NOT NULL,
    outcome TEXT NOT NULL,
    reason TEXT,
    date TEXT NOT NULL
  ) STRICT;
  CREATE INDEX kyc_step_by_user ON kyc_step(user_id);
`;
