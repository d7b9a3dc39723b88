/** Accounts, sessions, the ledger, charges, tickets. */
export const FIRST = `
  CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE user (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    document TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    full_name TEXT NOT NULL,
    birth_date TEXT NOT NULL,
    cell_phone TEXT NOT NULL,
    country TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE session (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    refresh_hash TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE movement (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    movement_key TEXT NOT NULL REFERENCES movement(key),
    account TEXT NOT NULL,
    amount INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX entry_by_account ON entry(account, amount);

  CREATE TABLE charge (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    amount INTEGER NOT NULL,
    br_code TEXT NOT NULL,
    status INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX charge_by_user ON charge(user_id, created_at);

  CREATE TABLE placement (
    user_id TEXT NOT NULL REFERENCES user(id),
    connection_id TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (user_id, connection_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ticket (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    connection_id TEXT NOT NULL,
    index_ticket INTEGER NOT NULL,
    bet_type INTEGER NOT NULL,
    stake INTEGER NOT NULL,
    status INTEGER NOT NULL,
    reject_code INTEGER,
    bet_status INTEGER NOT NULL,
    payout INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    local_day TEXT NOT NULL,
    decide_at INTEGER NOT NULL,
    decided_at INTEGER,
    settled_at INTEGER,
    UNIQUE (user_id, connection_id, index_ticket)
  ) STRICT;
  CREATE INDEX ticket_by_user ON ticket(user_id, created_at);
  CREATE INDEX ticket_pending ON ticket(decide_at) WHERE status = 0;

  CREATE TABLE leg (
    ticket_id TEXT NOT NULL REFERENCES ticket(id),
    position INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    market_id TEXT NOT NULL,
    market_type_id TEXT NOT NULL,
    specifiers TEXT NOT NULL,
    market_name TEXT NOT NULL,
    outcome_id TEXT NOT NULL,
    outcome_type_id TEXT NOT NULL,
    outcome_name TEXT NOT NULL,
    scheduled_at INTEGER NOT NULL,
    odds INTEGER NOT NULL,
    unit_odds INTEGER NOT NULL,
    result TEXT NOT NULL,
    PRIMARY KEY (ticket_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX leg_pending ON leg(event_id) WHERE result = 'Pending';
  `;
