import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { LiveBadge } from './live-badge.tsx';

export default { title: 'Sportsbook/Live badge', component: LiveBadge } satisfies Meta;

export const Plain: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ sportsbook }) => <LiveBadge text={sportsbook('event.live')} />}
    </WithBettingWords>
  ),
};
export const Filled: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ sportsbook }) => <LiveBadge text={sportsbook('event.live')} look="filled" />}
    </WithBettingWords>
  ),
};
export const Dot: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ sportsbook }) => <LiveBadge text={sportsbook('event.live')} look="dot" />}
    </WithBettingWords>
  ),
};
