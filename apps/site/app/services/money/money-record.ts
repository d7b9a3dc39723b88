import { z } from 'zod';
import type { Found, MoneyKind, Movement } from './money-kind.ts';

/** The version of the record that wraps a kind's own data. */
const FORMAT = 1;

const envelope = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  fingerprint: z.string(),
  sender: z.string(),
  sentAt: z.number(),
  content: z.unknown(),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sending') }),
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('nothing') }),
    z.object({ kind: z.literal('refused'), refusal: z.unknown() }),
    z.object({ kind: z.literal('done'), outcome: z.unknown() }),
  ]),
});

type Envelope = z.output<typeof envelope>;

/** The key of a movement: its owner, and the id of its form. */
export interface MovementRef {
  readonly owner: string;
  readonly id: string;
}

export function keyOf({ name }: { readonly name: string }, { owner, id }: MovementRef): string {
  return `money:${name}:${owner}:${id}`;
}

/** The stored form of a movement. */
export function recordOf<Content, Outcome, Refusal>(
  { version }: { readonly version: number },
  movement: Movement<Content, Outcome, Refusal>,
): Envelope {
  const { fingerprint, sender, sentAt, content, state } = movement;
  return { format: FORMAT, version, fingerprint, sender, sentAt, content, state };
}

/** The movement of a record; `unreadable` for a record of another version. Never throws. */
export function movementOf<Content, Outcome, Refusal>(
  kind: MoneyKind<Content, Outcome, Refusal, never>,
  { owner, id }: MovementRef,
  record: unknown,
): Found<Content, Outcome, Refusal> {
  const unreadable = { kind: 'unreadable', id } as const;
  const known = envelope.safeParse(record).data;
  if (known?.version !== kind.version) return unreadable;
  const { fingerprint, sender, sentAt } = known;
  const content = kind.content.safeParse(known.content);
  const state = stateOf(kind, known.state);
  if (!content.success || state === null) return unreadable;
  return {
    kind: 'movement',
    id,
    owner,
    fingerprint,
    sender,
    sentAt,
    content: content.data,
    state,
  };
}

function stateOf<Content, Outcome, Refusal>(
  kind: MoneyKind<Content, Outcome, Refusal, never>,
  state: Envelope['state'],
): Movement<Content, Outcome, Refusal>['state'] | null {
  switch (state.kind) {
    case 'done': {
      const outcome = kind.outcome.safeParse(state.outcome);
      return outcome.success ? { kind: 'done', outcome: outcome.data } : null;
    }
    case 'refused': {
      const refusal = kind.refusal.safeParse(state.refusal);
      return refusal.success ? { kind: 'refused', refusal: refusal.data } : null;
    }
    default:
      return state;
  }
}
