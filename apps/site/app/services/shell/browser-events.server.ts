import { z } from 'zod';
import { ROUTE_NAMES } from '../../guard/route-table.ts';
import {
  type BrowserEvent,
  MOST_EVENTS_TOLD,
  TRACKED_FIELDS,
} from '../../tracking/tracked-event.ts';

/** Exactly the fields of the event: nothing that a browser adds goes on. */
const browserEvent: z.ZodType<BrowserEvent> = z.discriminatedUnion('name', [
  z.object({ name: z.literal('registrationFieldLeft'), field: z.enum(TRACKED_FIELDS) }),
  z.object({ name: z.literal('slowConnection') }),
  z.object({ name: z.literal('pageShown'), page: z.enum(ROUTE_NAMES) }),
]);

const told = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('expected JSON');
    return z.NEVER;
  }
});

const events = told.pipe(z.array(browserEvent).max(MOST_EVENTS_TOLD));

/** The events that a browser tells of; null for anything else. */
export function browserEvents(posted: FormDataEntryValue | null): readonly BrowserEvent[] | null {
  return events.safeParse(posted).data ?? null;
}
