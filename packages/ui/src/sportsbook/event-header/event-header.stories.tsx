import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../base/badge/badge.tsx';
import { ScoreBoard } from '../score-board/score-board.tsx';
import { eventHeaders } from '../../stories/sportsbook/betting-fixtures.ts';
import { scoreBoards } from '../../stories/sportsbook/score-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { EventHeader } from './event-header.tsx';

export default { title: 'Sportsbook/Event header', component: EventHeader } satisfies Meta;

export const Live: StoryObj = {
  render: () => (
    <WithBettingWords>{(words) => <EventHeader {...eventHeaders(words).live} />}</WithBettingWords>
  ),
};
export const Prematch: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <EventHeader
          {...eventHeaders(words).prematch}
          facts={
            <>
              <Badge>{words.sportsbook('event.streaming')}</Badge>
              <Badge tone="accent">{words.sportsbook('event.earlyPayout')}</Badge>
            </>
          }
        />
      )}
    </WithBettingWords>
  ),
};
export const Interrupted: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <EventHeader
          {...eventHeaders(words).live}
          clock={null}
          statusText={words.sportsbook('status.interrupted')}
        />
      )}
    </WithBettingWords>
  ),
};

export const WithBoard: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <EventHeader
          {...eventHeaders(words).live}
          board={<ScoreBoard {...scoreBoards(words).football} />}
        />
      )}
    </WithBettingWords>
  ),
};
