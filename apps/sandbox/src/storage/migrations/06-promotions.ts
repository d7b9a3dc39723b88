/** Free bets, giveaways, spins, referrals. */
export const PROMOTIONS = `
  ALTER TABLE ticket ADD COLUMN free_bet_id TEXT;

  CREATE TABLE free_bet (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    stake INTEGER NOT NULL,
    state TEXT NOT NULL,
    bet_types TEXT NOT NULL,
    event_types TEXT NOT NULL,
    minimum_odds INTEGER NOT NULL,
    gain_limit INTEGER,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX free_bet_by_user ON free_bet(user_id, created_at);

  CREATE TABLE giveaway (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    kind TEXT NOT NULL,
    occasion TEXT NOT NULL,
    state TEXT NOT NULL,
    reward TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    credited_at INTEGER,
    UNIQUE (user_id, kind, occasion)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE free_spins (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    spins INTEGER NOT NULL,
    played INTEGER NOT NULL DEFAULT 0,
    credited_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX free_spins_by_user ON free_spins(user_id, expires_at);

  CREATE TABLE game_session (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    opened_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE promotion_notification (
    user_id TEXT NOT NULL REFERENCES user(id),
    type TEXT NOT NULL,
    day TEXT NOT NULL,
    status TEXT NOT NULL,
    amount INTEGER,
    PRIMARY KEY (user_id, type, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE gift (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES user(id),
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    local_day TEXT NOT NULL
  ) STRICT;
  CREATE INDEX gift_by_user ON gift(user_id, created_at);

  CREATE VIEW transaction_line AS
    SELECT seq, id, user_id, type, method, amount, status, created_at, local_day FROM payment
    UNION ALL
    SELECT seq, id, user_id, 1, kind, amount, 6, created_at, local_day FROM gift;

  CREATE TABLE referral_code (
    user_id TEXT PRIMARY KEY REFERENCES user(id),
    code TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE referral_reward (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user(id),
    referred_id TEXT UNIQUE REFERENCES user(id),
    amount INTEGER NOT NULL,
    claimed_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX referral_reward_by_user ON referral_reward(user_id);
  `;
