import { EventCard } from '../../sportsbook/event-card/event-card.tsx';
import { EventGroup } from '../../sportsbook/event-group/event-group.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { competitions, eventCards } from './betting-fixtures.ts';
import type { BettingWords } from './betting-words.ts';

/** Football in each of its states, and a game of tennis. */
export function LiveEvents({ words }: { readonly words: BettingWords }) {
  const cards = eventCards(words);
  const { football, tennis } = competitions(words);
  return (
    <>
      <EventGroup
        id="group-football"
        {...football}
        icon={<SportIcon sport="football" size={16} />}
        aside={words.sportsbook('list.liveCount', { count: 2 })}
      >
        <EventCard {...cards.live} />
        <EventCard {...cards.suspended} />
        <EventCard {...cards.aboutToStart} />
        <EventCard {...cards.prematch} />
        <EventCard {...cards.interrupted} />
      </EventGroup>
      <EventGroup id="group-tennis" {...tennis} icon={<SportIcon sport="tennis" size={16} />}>
        <EventCard {...cards.tennis} />
      </EventGroup>
    </>
  );
}
