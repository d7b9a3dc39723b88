import type { Database } from './database.ts';

/** Small facts that outlive the process, by name. */
export interface Settings {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

export function createSettings(database: Database): Settings {
  const select = database.prepare('SELECT value FROM setting WHERE name = ?');
  const upsert = database.prepare(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    read: (name) => (select.get(name) as { value: string } | undefined)?.value,
    write: (name, value) => void upsert.run(name, value),
  };
}
