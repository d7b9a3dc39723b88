/** What tickets carry beside their legs, stake limits, cash outs, shared tickets. */
export const BETTING = `
  ALTER TABLE ticket ADD COLUMN is_cash_out_blocked INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE ticket ADD COLUMN replication TEXT;
  ALTER TABLE ticket ADD COLUMN bet_metadata TEXT;
  ALTER TABLE leg ADD COLUMN is_early_payout INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE leg ADD COLUMN settled_as TEXT;

  CREATE TABLE stake_limit (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    bet INTEGER,
    accumulated INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE cash_out_commission (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    basis_points INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE cash_out (
    id TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL REFERENCES ticket(id),
    user_id TEXT NOT NULL REFERENCES user(id),
    amount INTEGER NOT NULL,
    quoted_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    status INTEGER,
    reject_code INTEGER,
    decide_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX cash_out_under_way ON cash_out(ticket_id) WHERE status IN (0, 2);
  CREATE INDEX cash_out_pending ON cash_out(decide_at) WHERE status = 0;
  CREATE INDEX cash_out_quote ON cash_out(expires_at) WHERE status IS NULL;

  CREATE TABLE shared_ticket (
    code TEXT PRIMARY KEY,
    ticket_id TEXT NOT NULL UNIQUE REFERENCES ticket(id),
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ticket_running ON ticket(user_id) WHERE bet_status IN (0, 4);
  `;
