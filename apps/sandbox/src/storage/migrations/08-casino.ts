/** The rounds that bettors played of the casino's games; amounts are minor units. */
export const CASINO = `
  CREATE TABLE casino_round (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    played_at INTEGER NOT NULL,
    stake INTEGER NOT NULL,
    won INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX casino_round_of_user ON casino_round (user_id, played_at);
  `;
