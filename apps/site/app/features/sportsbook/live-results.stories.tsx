import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { liveResultsPath } from '../../paths/sportsbook-paths.ts';
import { paths } from '../../paths.ts';
import { pageBoards } from '../../shapes/base/page-boards.ts';
import { liveEvents } from '../../stories/events.ts';
import { emptySlip } from '../../stories/slips.ts';
import { storyEmpty } from '../../stories/story-boards.ts';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { GUEST } from '../../stories/story-shell.ts';
import { contentBoard } from './board/content-board.ts';
import { LiveResultsView } from './live-results-view.tsx';
import { ResultList } from './result-list.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Live results' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The live football matches of the stories, and one of them as it ended. */
function football(facts: StoryFacts): readonly MatchEvent[] {
  const live = liveEvents(facts).filter(({ sportId }) => sportId === 'sr:sport:1');
  const ended = live.slice(0, 1).map((match) => ({
    ...match,
    id: `${match.id}-ended`,
    status: 'ended' as const,
  }));
  return [...live, ...ended];
}

function results(matchesOf: (facts: StoryFacts) => readonly MatchEvent[]): Story {
  return pageStory({
    at: paths.liveResults,
    visitor: GUEST,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: liveEvents },
    data: (facts) => {
      const { sportsbook: texts } = facts.texts;
      const matches = matchesOf(facts);
      const sportName = texts['sport.football'];
      return {
        heading: texts['results.heading'],
        filterLabel: texts['list.sports'],
        filters:
          matches.length > 0
            ? [
                { href: paths.liveResults, label: texts['results.all'], current: true },
                { href: liveResultsPath('futebol'), label: sportName, current: false },
              ]
            : [],
        results:
          matches.length > 0
            ? contentBoard(
                pageBoards(false),
                'results',
                <ResultList
                  sports={[{ sportId: 'sr:sport:1', sportName, matches }]}
                  words={{ texts, format: facts.format, now: STORY_NOW }}
                  finalText={texts['results.final']}
                />,
              )
            : storyEmpty('section', facts),
      };
    },
    view: (data) => <LiveResultsView {...data} />,
  });
}

export const LiveAndEnded: Story = results(football);
export const None: Story = results(() => []);
