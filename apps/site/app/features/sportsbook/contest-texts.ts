import type { SeasonEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import type { EventWords } from '../../format/event-texts.ts';

/** The status of a stage or a season, in the operator's words when it sends any. */
export function contestStatusText(
  event: StageEvent | SeasonEvent,
  { texts }: Pick<EventWords, 'texts'>,
): string {
  if (event.statusText !== '') return event.statusText;
  return event.status === 'live' ? texts['event.live'] : texts[`status.${event.status}`];
}
