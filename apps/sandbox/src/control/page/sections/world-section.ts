import { formatOdds } from '@vitrine/betting/base/odds';
import { choicesOf, order, type ControlForm, type PageSection } from '../control-form.ts';
import { factList } from '../page-frame.ts';
import type { Chosen, PageServices } from '../page-services.ts';
import { matchText } from '../match-text.ts';
import type { MatchNow } from '../../../world/match/match-now.ts';

const SECONDS_A_MINUTE = 60;

/** The world, its feed, and the chosen match. */
export function worldSection({ world, gate }: PageServices, { match }: Chosen): PageSection {
  const offered = world.offered();
  const live = offered.filter(({ status }) => status === 'live');
  return {
    id: 'world',
    title: 'World',
    facts: factList([
      ['Matches live', String(live.length)],
      ['Matches to come', String(offered.length - live.length)],
      ['Feed', gate.isUp ? 'up' : 'cut'],
      ['Chosen match', match ? matchText(match) : 'none on offer'],
    ]),
    forms: [
      {
        action: 'advance',
        title: 'Move the world forward',
        fields: [{ kind: 'number', name: 'minutes', label: 'Minutes', value: '15' }],
        button: 'Move forward',
        done: 'The world has moved forward.',
        orders: ({ minutes }) =>
          order('world/advance', { seconds: Number(minutes) * SECONDS_A_MINUTE }),
      },
      {
        action: 'feed',
        title: gate.isUp ? 'Cut the feed' : 'Restore the feed',
        fields: [],
        button: gate.isUp ? 'Cut' : 'Restore',
        done: gate.isUp ? 'The feed is up.' : 'The feed is cut.',
        orders: () => order('world/feed', { up: !gate.isUp }),
      },
      ...(match ? matchForms(match) : []),
    ],
  };
}

function matchForms(match: MatchNow): readonly ControlForm[] {
  const { id, sides, markets } = match;
  const eventId = id;
  const outcomes = match.mainMarkets[0]?.outcomes ?? [];
  return [
    {
      action: 'goal',
      title: 'Score a goal',
      fields: [
        {
          kind: 'select',
          name: 'side',
          label: 'For',
          choices: [
            { value: 'home', text: sides?.home.name ?? 'Home' },
            { value: 'away', text: sides?.away.name ?? 'Away' },
          ],
        },
      ],
      button: 'Score',
      done: 'A goal was scored.',
      orders: ({ side }) => order('world/goal', { eventId, side }),
    },
    {
      action: 'match',
      title: 'End or change the match',
      fields: [
        {
          kind: 'select',
          name: 'change',
          label: 'What happens',
          choices: [
            { value: 'end', text: 'It ends as it stands' },
            { value: 'abandon', text: 'It is abandoned' },
            { value: 'uncover', text: 'It loses live coverage' },
            { value: 'cover', text: 'It gets live coverage' },
          ],
        },
      ],
      button: 'Do it',
      done: 'The match was changed.',
      orders: ({ change }) =>
        change === 'end' || change === 'abandon'
          ? order(`world/${change}`, { eventId })
          : order('world/coverage', { eventId, up: change === 'cover' }),
    },
    {
      action: 'suspend',
      title: 'Suspend a market',
      fields: [
        {
          kind: 'select',
          name: 'marketId',
          label: 'Market',
          choices: markets.map((market) => ({
            value: market.id,
            text: market.isSuspended ? `${market.name} (suspended)` : market.name,
          })),
        },
        { kind: 'number', name: 'seconds', label: 'Seconds', value: '60' },
      ],
      button: 'Suspend',
      done: 'The market is suspended.',
      orders: ({ marketId, seconds }) =>
        order('world/suspend', { marketId, seconds: Number(seconds) }),
    },
    {
      action: 'odds',
      title: 'Move odds of the main market',
      fields: [
        {
          kind: 'select',
          name: 'outcomeId',
          label: 'Outcome',
          choices: outcomes.map((outcome) => ({
            value: outcome.id,
            text: `${outcome.name} ${formatOdds(outcome.odds, '.')}`,
          })),
        },
        {
          kind: 'select',
          name: 'factor',
          label: 'Times',
          choices: choicesOf(['0.8', '0.95', '1', '1.05', '1.25']),
        },
      ],
      button: 'Move',
      done: 'The odds have moved.',
      orders: ({ outcomeId, factor }) => order('world/odds', { outcomeId, factor: Number(factor) }),
    },
  ];
}
