import type { FeedEvent } from '@vitrine/upstream/sportsbook/feed-client';
import { z } from 'zod';
import type { Lease, RelayEntry } from './relay-edge.ts';

/**
 * The form of what is stored. Another form gets another number: it stands in the keys too, so that
 * deployments of two forms run side by side, each with relays of its own.
 */
export const STORED_VERSION = '1';

const ENTRY_ID = /^\d+-\d+$/;
const position = {
  token: z.string().min(1),
  number: z.coerce.number().int().positive(),
};
const event = z.object({ name: z.string(), data: z.string(), id: z.string() });
const storedEntry = z.discriminatedUnion('kind', [
  z.object({
    v: z.literal(STORED_VERSION),
    kind: z.literal(['open', 'lost', 'gone']),
    ...position,
  }),
  z.object({
    v: z.literal(STORED_VERSION),
    kind: z.literal('event'),
    ...position,
    ...event.shape,
  }),
]);

const storedStanding = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(event));

const storedLease = z.union([
  z.tuple([z.literal(['none', 'new', 'own'])]),
  z.tuple([
    z.literal('other'),
    z.number().int(),
    position.token,
    position.number,
    z.string().regex(ENTRY_ID),
    z.enum(['open', 'lost']),
    storedStanding,
  ]),
]);

/** What XREAD answers: streams by their keys, each with the ids and the fields of its entries. */
const storedStreams = z
  .array(z.tuple([z.string(), z.array(z.tuple([z.string().regex(ENTRY_ID), z.array(z.string())]))]))
  .nullable()
  .transform((streams) => streams ?? []);

/** The text of the last word on each producer. */
export function standingText(standing: readonly FeedEvent[]): string {
  return JSON.stringify(standing);
}

/** The leases as their script answers them. Throws a ZodError for any other answer. */
export function parseLeases(answer: unknown): readonly Lease[] {
  return z.array(storedLease).parse(answer).map(leaseOf);
}

function leaseOf(lease: z.output<typeof storedLease>): Lease {
  switch (lease[0]) {
    case 'none':
      return { kind: 'none' };
    case 'new':
    case 'own':
      return { kind: 'own', isNew: lease[0] === 'new' };
    case 'other': {
      const [, expiresInMs, token, number, id, upstream, standing] = lease;
      const isOpen = upstream === 'open';
      return { kind: 'other', expiresInMs, isOpen, standing, position: { token, number, id } };
    }
  }
}

/** The entries that XREAD answers, by the key of their stream. Throws a ZodError for any other answer. */
export function parseStreams(
  answer: unknown,
): readonly { readonly key: string; readonly id: string; readonly entry: RelayEntry | null }[] {
  return storedStreams
    .parse(answer)
    .flatMap(([key, entries]) =>
      entries.map(([id, fields]) => ({ key, id, entry: parseEntry(id, fields) })),
    );
}

/**
 * One entry of a stream from the names and values of its fields; null for one of another form.
 *
 * @example
 * parseEntry('7-0', ['v', '1', 'token', 'a', 'number', '2', 'kind', 'open'])
 * // { id: '7-0', token: 'a', number: 2, news: { kind: 'open' } }
 */
export function parseEntry(id: string, fields: readonly string[]): RelayEntry | null {
  const pairs = fields.flatMap((field, at) =>
    at % 2 === 0 ? [[field, fields[at + 1]] as const] : [],
  );
  const parsed = storedEntry.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) return null;
  const { token, number } = parsed.data;
  if (parsed.data.kind !== 'event') return { id, token, number, news: { kind: parsed.data.kind } };
  const { name, data, id: eventId } = parsed.data;
  return { id, token, number, news: { kind: 'event', event: { name, data, id: eventId } } };
}
