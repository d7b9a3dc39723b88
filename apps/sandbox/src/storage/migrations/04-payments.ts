/** Payments by every method, bank accounts. */
export const PAYMENTS = `
  CREATE TABLE payment (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES user(id),
    type INTEGER NOT NULL,
    method TEXT NOT NULL,
    amount INTEGER NOT NULL,
    status INTEGER NOT NULL,
    code TEXT UNIQUE,
    instrument TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    local_day TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    expires_at INTEGER
  ) STRICT;
  CREATE INDEX payment_by_user ON payment(user_id, type, seq);
  CREATE UNIQUE INDEX withdrawal_under_way ON payment(user_id) WHERE type = 2 AND status IN (1, 2);

  CREATE TABLE payment_step (
    id INTEGER PRIMARY KEY,
    payment_id TEXT NOT NULL REFERENCES payment(id),
    at INTEGER NOT NULL,
    event TEXT NOT NULL
  ) STRICT;
  CREATE INDEX payment_step_due ON payment_step(at);

  INSERT INTO payment
    (id, user_id, type, method, amount, status, instrument, created_at, local_day, changed_at,
      expires_at)
    SELECT id, user_id, 1, 'pix', amount, status, json_object('brCode', br_code), created_at,
      date(created_at / 1000, 'unixepoch', '-3 hours'), created_at, expires_at
    FROM charge ORDER BY created_at;
  INSERT INTO payment_step (payment_id, at, event)
    SELECT id, expires_at, 'expire' FROM charge WHERE status = 2;
  DROP TABLE charge;

  CREATE TABLE bank_account (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES user(id),
    pix_key_type TEXT,
    bank_name TEXT,
    account_type TEXT,
    number TEXT NOT NULL,
    status TEXT NOT NULL,
    verdict TEXT,
    verdict_at INTEGER,
    is_default INTEGER NOT NULL,
    UNIQUE (user_id, number)
  ) STRICT;

  CREATE TABLE ad_event (
    transaction_id TEXT PRIMARY KEY REFERENCES payment(id),
    saved_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `;
