import type { Database } from '../storage/database.ts';

/** A mail before it is sent. Lines of the body are paragraphs. */
export interface Letter {
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  /** The PIN and the link it brings, beside the body, so that a test need not search it. */
  readonly pin: string | null;
  readonly link: string | null;
}

export interface Mail extends Letter {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** Every mail the platform has sent, in the place of a mail server. */
export interface Mailbox {
  send(letter: Letter): void;
  byId(id: number): Mail | undefined;
  /** Mails to an address, the newest first. */
  to(address: string): readonly Mail[];
  /** The newest mails to addresses that contain a text; every address contains the empty one. */
  search(text: string): readonly Mail[];
}

const MAILS_SHOWN = 100;

export function createMailbox(database: Database, now: () => number): Mailbox {
  const columns = 'id, address, subject, body, pin, link, sent_at AS sentAt';
  const insert = database.prepare(
    'INSERT INTO mail (address, subject, body, pin, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const selectById = database.prepare(`SELECT ${columns} FROM mail WHERE id = ?`);
  const selectTo = database.prepare(
    `SELECT ${columns} FROM mail WHERE address = ? ORDER BY id DESC`,
  );
  const selectLike = database.prepare(
    `SELECT ${columns} FROM mail WHERE instr(lower(address), lower(?)) > 0
     ORDER BY id DESC LIMIT ${MAILS_SHOWN}`,
  );
  const selectNewest = database.prepare(
    `SELECT ${columns} FROM mail ORDER BY id DESC LIMIT ${MAILS_SHOWN}`,
  );

  return {
    send: ({ address, subject, body, pin, link }) =>
      void insert.run(address, subject, body, pin, link, now()),
    byId: (id) => selectById.get(id) as Mail | undefined,
    to: (address) => selectTo.all(address) as unknown as Mail[],
    search: (text) =>
      (text === '' ? selectNewest.all() : selectLike.all(text)) as unknown as Mail[],
  };
}
