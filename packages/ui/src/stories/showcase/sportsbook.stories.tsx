import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { showcase } from '../../../../../.storybook/modes.ts';
import { EventGroup } from '../../sportsbook/event-group/event-group.tsx';
import { EventHeader } from '../../sportsbook/event-header/event-header.tsx';
import { LivePause } from '../../sportsbook/live-pause/live-pause.tsx';
import { MarketGroup } from '../../sportsbook/market-group/market-group.tsx';
import { MarketPanel } from '../../sportsbook/market-panel/market-panel.tsx';
import { OutrightCard } from '../../sportsbook/outright-card/outright-card.tsx';
import { ScoreBoard } from '../../sportsbook/score-board/score-board.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { StatusDot } from '../../base/status-dot/status-dot.tsx';
import { eventHeaders } from '../sportsbook/betting-fixtures.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';
import { LiveEvents } from '../sportsbook/live-events.tsx';
import { marketGroupLinks, marketPanels } from '../sportsbook/market-fixtures.ts';
import { outrightCards } from '../sportsbook/race-fixtures.ts';
import { scoreBoards } from '../sportsbook/score-fixtures.ts';
import { ReadySlip, SlipBar } from '../bet-slip/slip-story.tsx';
import { SportsFrame, type SportsFrameProps } from '../sportsbook/sports-frame.tsx';
import { WithBettingWords } from '../sportsbook/with-betting-words.tsx';
import { TournamentHeader } from '../../sportsbook/tournament-header/tournament-header.tsx';

export default { ...showcase, title: 'Showcase/Sportsbook' } satisfies Meta;

function page(
  content: (words: BettingWords) => ReactNode,
  sport: SportsFrameProps['sport'] = 'football',
): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <SportsFrame
            current="sports"
            sport={sport}
            slipCount={2}
            slip={<ReadySlip words={words} />}
            dock={<SlipBar words={words} />}
          >
            <form className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
              {content(words)}
            </form>
          </SportsFrame>
        )}
      </WithBettingWords>
    ),
  };
}

function LiveHeading({ sportsbook }: BettingWords) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 md:px-0">
      <h1 className="text-display text-lg">
        <StatusDot tone="live">{sportsbook('list.live')}</StatusDot>
      </h1>
      <LivePause
        pauseLabel={sportsbook('live.pause')}
        resumeLabel={sportsbook('live.resume')}
        pausedText={sportsbook('live.paused')}
        lostText={sportsbook('live.lost')}
      />
    </div>
  );
}

export const LiveList = page((words) => {
  const race = outrightCards(words).race;
  return (
    <>
      <LiveHeading {...words} />
      <LiveEvents words={words} />
      <EventGroup id="group-race" title="Fórmula 1" icon={<SportIcon sport="formula1" size={16} />}>
        <OutrightCard {...race} />
      </EventGroup>
    </>
  );
});

export const EventPage = page((words) => {
  const { sportsbook } = words;
  const panels = marketPanels(words);
  return (
    <>
      <EventHeader
        {...eventHeaders(words).live}
        board={<ScoreBoard {...scoreBoards(words).football} />}
      />
      <h2 className="sr-only">{sportsbook('event.markets')}</h2>
      <MarketGroup label={sportsbook('group.label')} groups={marketGroupLinks(words)}>
        <MarketPanel {...panels.threeWay} />
        <MarketPanel {...panels.totals} />
        <MarketPanel {...panels.handicap} />
        <MarketPanel {...panels.twoWay} />
        <MarketPanel {...panels.correctScore} open />
        <MarketPanel {...panels.outright} open={false} />
      </MarketGroup>
    </>
  );
});

export const RacePage = page((words) => {
  const { eventId, title, statusText, liveText, marketName, contestants } =
    outrightCards(words).race;
  return (
    <>
      <TournamentHeader
        eventId={eventId}
        title={title}
        subtitle="Fórmula 1"
        icon={<SportIcon sport="formula1" size={24} />}
        statusText={statusText}
        liveText={liveText}
      />
      <h2 className="sr-only">{words.sportsbook('event.markets')}</h2>
      <MarketPanel
        name={marketName}
        layout="outright"
        lines={[
          {
            marketId: `${eventId}/401`,
            line: null,
            outcomes: contestants.map(({ price }) => price),
          },
        ]}
      />
    </>
  );
}, 'formula1');
