import type { Meta, StoryObj } from '@storybook/react-vite';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { competitions } from '../../stories/sportsbook/betting-fixtures.ts';
import { outrightCards } from '../../stories/sportsbook/race-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { TournamentHeader } from './tournament-header.tsx';

export default {
  title: 'Sportsbook/Tournament header',
  component: TournamentHeader,
} satisfies Meta;

export const Competition: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { sportsbook } = words;
        const { title, subtitle } = competitions(words).football;
        return (
          <div className="max-w-content">
            <TournamentHeader
              title={title}
              subtitle={`${subtitle} · ${sportsbook('tournament.season', { season: '2026' })}`}
              icon={<SportIcon sport="football" size={24} />}
              liveText={sportsbook('tournament.live', { count: 1 })}
              statusText={sportsbook('tournament.upcoming', { count: 11 })}
              sections={{
                label: sportsbook('tournament.sections'),
                items: [
                  { href: '?', label: sportsbook('tournament.matches'), current: true, count: 12 },
                  {
                    href: '?secao=vencedores',
                    label: sportsbook('tournament.outrights'),
                    current: false,
                  },
                ],
              }}
            />
          </div>
        );
      }}
    </WithBettingWords>
  ),
};

export const LiveRace: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { eventId, title, statusText, liveText } = outrightCards(words).race;
        return (
          <div className="max-w-content">
            <TournamentHeader
              eventId={eventId}
              title={title}
              subtitle="Fórmula 1"
              icon={<SportIcon sport="formula1" size={24} />}
              statusText={statusText}
              liveText={liveText}
            />
          </div>
        );
      }}
    </WithBettingWords>
  ),
};
