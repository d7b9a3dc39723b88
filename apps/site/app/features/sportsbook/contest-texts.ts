import type { EventFacts, EventWords } from '../../format/event-texts.ts';

/** The status of a stage or a season, in the operator's words when it sends any. */
export function contestStatusText(
  event: Exclude<EventFacts, { readonly kind: 'match' }>,
  { texts }: Pick<EventWords, 'texts'>,
): string {
  if (event.statusText !== '') return event.statusText;
  return event.status === 'live' ? texts['event.live'] : texts[`status.${event.status}`];
}
