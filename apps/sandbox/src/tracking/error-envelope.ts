import { z } from 'zod';
import type { Received } from './received.ts';

/** An event of Sentry's protocol, as far as it is shown. */
const errorEvent = z.object({
  event_id: z.string(),
  release: z.string().optional(),
  level: z.string().optional(),
  tags: z.record(z.string(), z.unknown()).optional(),
  exception: z
    .object({ values: z.array(z.object({ type: z.string(), value: z.string() })).min(1) })
    .optional(),
  message: z.string().optional(),
});

/** The errors in an envelope: a header, and then each item under a header of its own, one JSON a line. */
export function errorsOfEnvelope(text: string): readonly Omit<Received, 'at'>[] {
  return text.split('\n').flatMap((line) => {
    const { data: event } = errorEvent.safeParse(jsonOf(line));
    if (!event || (!event.exception && event.message === undefined)) return [];
    const { type = 'Message', value = event.message } = event.exception?.values.at(-1) ?? {};
    const { event_id: id, release, level, tags } = event;
    return [{ by: 'errors' as const, name: type, facts: { id, value, release, level, tags } }];
  });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
