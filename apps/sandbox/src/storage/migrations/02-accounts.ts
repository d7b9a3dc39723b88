/** What an account knows of verification, exclusion, migration, and its mail. */
export const ACCOUNTS = `
  ALTER TABLE user ADD COLUMN register_step INTEGER NOT NULL DEFAULT 2;
  ALTER TABLE user ADD COLUMN validation_type INTEGER;
  ALTER TABLE user ADD COLUMN face_status INTEGER;
  ALTER TABLE user ADD COLUMN is_deactivated INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE user ADD COLUMN is_locked_out INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE user ADD COLUMN shows_bonus_view INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE user ADD COLUMN must_migrate INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE user ADD COLUMN migration_decision INTEGER;
  ALTER TABLE user ADD COLUMN roles TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE user ADD COLUMN address TEXT;
  ALTER TABLE user ADD COLUMN referral_code TEXT;
  ALTER TABLE user ADD COLUMN firestore_token TEXT;
  ALTER TABLE user ADD COLUMN alert_minutes INTEGER;

  ALTER TABLE session ADD COLUMN is_extended INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN renewed_at INTEGER NOT NULL DEFAULT 0;
  UPDATE session SET renewed_at = created_at;

  CREATE TABLE exclusion (
    id INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    months INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    resume_at INTEGER,
    lifted_at INTEGER
  ) STRICT;
  CREATE INDEX exclusion_by_user ON exclusion(user_id, started_at);

  CREATE TABLE pause (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE play_limit (
    user_id TEXT NOT NULL REFERENCES user(id),
    type TEXT NOT NULL,
    period TEXT NOT NULL,
    effective_at INTEGER NOT NULL,
    value INTEGER,
    PRIMARY KEY (user_id, type, period, effective_at)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE play_span (
    session_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES user(id),
    started_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (session_id, started_at)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX play_span_by_user ON play_span(user_id, seen_at);

  CREATE TABLE failed_login (
    username TEXT NOT NULL COLLATE NOCASE,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX failed_login_by_username ON failed_login(username, at);

  CREATE TABLE pin (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    pin TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE link (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    purpose TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX link_by_user ON link(user_id, purpose);

  CREATE TABLE mail (
    id INTEGER PRIMARY KEY,
    address TEXT NOT NULL COLLATE NOCASE,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    pin TEXT,
    link TEXT,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mail_by_address ON mail(address, id);
  `;
