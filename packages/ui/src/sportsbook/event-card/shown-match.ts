import type { EventCardProps } from './event-card.tsx';

/** What a match shows wherever it stands with its main prices: in a card, in a line. */
export type ShownMatch = Pick<
  EventCardProps,
  | 'eventId'
  | 'href'
  | 'state'
  | 'statusText'
  | 'liveText'
  | 'clock'
  | 'home'
  | 'away'
  | 'outcomes'
  | 'noMarketText'
  | 'awaitedMarketId'
>;
