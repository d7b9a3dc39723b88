import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BetBuilder } from '../../bet-slip/bet-builder/bet-builder.tsx';
import { BetCard } from '../../bets/bet-card/bet-card.tsx';
import { BetSlipItem } from '../../bet-slip/bet-slip-item/bet-slip-item.tsx';
import { CashOut } from '../../bets/cash-out/cash-out.tsx';
import { EventCard, EventCardSkeleton } from '../../sportsbook/event-card/event-card.tsx';
import { EventHeader } from '../../sportsbook/event-header/event-header.tsx';
import { LiveResultRow } from '../../sportsbook/live-result-row/live-result-row.tsx';
import { MarketPanel } from '../../sportsbook/market-panel/market-panel.tsx';
import { OutrightCard } from '../../sportsbook/outright-card/outright-card.tsx';
import { ScoreBoard } from '../../sportsbook/score-board/score-board.tsx';
import { eventCards, eventHeaders } from './betting-fixtures.ts';
import { marketPanels } from './market-fixtures.ts';
import { betSlipItems } from '../bet-slip/selection-fixtures.ts';
import { bettingWords } from './betting-words.ts';
import { betBuilder } from '../bet-slip/builder-fixtures.ts';
import { cashOutViews } from '../bets/cash-out-fixtures.ts';
import { betCards } from '../bets/history-fixtures.ts';
import { places } from '../base/places.ts';
import { outrightCards } from './race-fixtures.ts';
import { resultRows, scoreBoards } from './score-fixtures.ts';

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
      {Object.entries(outrightCards(words)).map(([kind, card]) => (
        <OutrightCard key={kind} {...card} />
      ))}
      {Object.entries(scoreBoards(words)).map(([sport, board]) => (
        <ScoreBoard key={sport} {...board} />
      ))}
      {resultRows(words).map((row) => (
        <LiveResultRow key={row.eventId} {...row} />
      ))}
      <BetBuilder {...betBuilder(words, ['1/1', '18/3'], { odds: '3.45' })} />
      {Object.entries(cashOutViews(words)).map(([state, view]) => (
        <CashOut key={state} label={words.betHistory('cashOut.label')} view={view} />
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
