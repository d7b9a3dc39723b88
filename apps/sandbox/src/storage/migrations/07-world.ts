/** What testers changed in the world and operators in its switches. */
export const WORLD = `
  CREATE TABLE event_mark (
    event_id TEXT NOT NULL,
    mark TEXT NOT NULL,
    is_set INTEGER NOT NULL,
    PRIMARY KEY (event_id, mark)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE provider_choice (
    event_id TEXT PRIMARY KEY,
    provider TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE match_change (
    id INTEGER PRIMARY KEY,
    match_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    side TEXT,
    at REAL NOT NULL
  ) STRICT;
  `;
