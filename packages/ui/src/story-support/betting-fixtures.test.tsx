import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BetCard } from '../bet-card/bet-card.tsx';
import { BetSlipItem } from '../bet-slip-item/bet-slip-item.tsx';
import { EventCard, EventCardSkeleton } from '../event-card/event-card.tsx';
import { EventHeader } from '../event-header/event-header.tsx';
import { MarketPanel } from '../market-panel/market-panel.tsx';
import {
  betCards,
  betSlipItems,
  eventCards,
  eventHeaders,
  marketPanels,
} from './betting-fixtures.ts';
import { bettingWords } from './betting-words.ts';
import { places } from './places.ts';

describe.each(places)('the betting components on the server, in $locale', (place) => {
  const words = bettingWords(place);
  const markup = renderToStaticMarkup(
    <>
      {Object.values(eventCards(words)).map((card) => (
        <EventCard key={card.eventId} {...card} />
      ))}
      <EventCardSkeleton />
      {Object.entries(eventHeaders(words)).map(([state, header]) => (
        <EventHeader key={state} {...header} />
      ))}
      {Object.entries(marketPanels(words)).map(([layout, panel]) => (
        <MarketPanel key={layout} {...panel} />
      ))}
      {Object.entries(betSlipItems(words)).map(([state, item]) => (
        <BetSlipItem key={state} {...item} />
      ))}
      {Object.entries(betCards(words)).map(([ending, card]) => (
        <BetCard key={ending} {...card} />
      ))}
    </>,
  );

  it('have no inline style, which the content policy refuses', () => {
    expect(markup).not.toContain('style=');
  });

  it('leave no place of a text unfilled', () => {
    expect(markup).not.toContain('{{');
    expect(markup).not.toContain('undefined');
  });
});
