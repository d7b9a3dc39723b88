import type { Provider } from '@vitrine/betting/sportsbook/event';
import * as feed from '../contract/sportsbook/feed.ts';
import * as fixtures from '../contract/sportsbook/fixtures.ts';
import * as header from '../contract/sportsbook/header.ts';
import * as labels from '../contract/sportsbook/labels.ts';
import * as live from '../contract/sportsbook/live-matches.ts';
import * as templates from '../contract/sportsbook/market-templates.ts';
import * as seasons from '../contract/sportsbook/seasons.ts';
import * as stages from '../contract/sportsbook/stages.ts';
import * as tournaments from '../contract/sportsbook/tournaments.ts';
import {
  always,
  forSample,
  given,
  liveSample,
  type EndpointRule,
  type InputRule,
  type InputSettings,
  type NamedInput,
} from './input-rule.ts';
import type { Answers } from './samples.ts';

/** A sport of the header bar, or of a live match. */
function sportOf(answers: Answers): string | undefined {
  const sport = answers.of(header.headbar)?.data.find(({ type }) => type === 'sport');
  return sport?.itemId ?? answers.of(live.liveMatches)?.data[0]?.sportId;
}

function forSport(place: string, more: NamedInput = {}): InputRule {
  return {
    needs: 'a sport in the header bar or among the live matches',
    inputs: (answers) => {
      const id = sportOf(answers);
      return given(
        id === undefined ? undefined : { ...more, params: { ...more.params, [place]: id } },
      );
    },
  };
}

function forMatch(place: string, provider?: Provider): InputRule {
  return forSample(provider, ({ match }) => ({ params: { [place]: match.id } }));
}

function forLiveMatch(query: NonNullable<NamedInput['query']>): InputRule {
  return {
    needs: 'a live match with a market',
    inputs: (answers) => {
      const id = liveSample(answers)?.match.id;
      return given(id === undefined ? undefined : { query, params: { id } });
    },
  };
}

function forTournament(provider?: Provider): InputRule {
  return forSample(provider, ({ match }) => ({ params: { id: match.tournamentId } }));
}

/** A rule whose `id` stands in an earlier answer. */
function forId(needs: string, idOf: (answers: Answers) => string | undefined): InputRule {
  return {
    needs,
    inputs: (answers) => {
      const id = idOf(answers);
      return given(id === undefined ? undefined : { params: { id } });
    },
  };
}

const forStage = forId(
  'a stage that is live',
  (answers) => answers.of(stages.eventStage.liveEvents)?.data[0]?.id,
);
const forStages = forId(
  'a stage that is live',
  (answers) => answers.of(stages.eventStage.liveEvents)?.data[0]?.tournamentId,
);
const forSeason = forId(
  'a tournament with a season',
  (answers) => answers.of(seasons.eventSeason.season)?.data.id,
);
const forSeasonMarket = forId(
  'a market of a season',
  (answers) => answers.of(seasons.eventSeason.marketsBySeason)?.data[0]?.id,
);

function fixtureRules(version: 'v1' | 'v2'): readonly EndpointRule[] {
  const provider = version === 'v1' ? 'one' : 'two';
  const { detail, markets, principalMarkets, outcomes } = fixtures.eventFixture[version];
  return [
    [detail, forMatch('eventId', provider)],
    [markets, forMatch('eventId', provider)],
    [principalMarkets, forMatch('eventId', provider)],
    [outcomes, forSample(provider, ({ market }) => ({ params: { id: market.id } }))],
  ];
}

function labelRules(lang: InputSettings['language']): readonly EndpointRule[] {
  const written = (specifiers: string | null | undefined) => specifiers || labels.NO_SPECIFIERS;
  return [
    [
      labels.labels.market,
      forSample('one', ({ match, market }) => {
        const specifier = written(market.specifiers);
        return { params: { lang, event: match.id, type: market.marketTypeId, specifier } };
      }),
    ],
    [
      labels.labels.outcome,
      forSample('one', ({ match, market }) => ({
        params: {
          lang,
          event: match.id,
          type: market.marketTypeId,
          specifier: written(market.specifiers),
          outcome: market.outcomes[0]?.outcomeId,
        },
      })),
    ],
    [
      labels.providerTwoLabels.market,
      forSample('two', ({ market }) => {
        const specifiers = written(market.specifiers);
        return { params: { lang, type: market.marketTypeId, specifiers } };
      }),
    ],
    [
      labels.providerTwoLabels.outcome,
      forSample('two', ({ market }) => {
        const specifiers = written(market.specifiers);
        return { params: { lang, id: market.outcomes[0]?.id, specifiers } };
      }),
    ],
  ];
}

/** What the calls of the catalogue and the feed gate are asked with: ids that other calls answered. */
export function catalogueInputs({ language, now }: InputSettings): readonly EndpointRule[] {
  return [
    [live.liveMatch, forLiveMatch({ deviceType: 'Mobile', t: now })],
    [live.visibility, forMatch('id')],
    [live.streaming, forMatch('id')],
    [live.prematchMatches, forSport('sport')],
    [live.hiddenPrematch, forSport('sport')],
    [header.categoryTournaments, forSport('id')],
    [header.sidebarSection, forSport('sport', { params: { section: 'live' } })],
    [tournaments.sportCatalogue, forSport('sport', { params: { version: 'v3' } })],
    [tournaments.enabledPrematchTournaments, forSport('sport')],
    [tournaments.earlyPayoutTournaments, forSport('id')],
    [
      tournaments.principalTournamentEvents,
      always({ query: { tournamentToShow: 3, forwardDays: 7 } }),
    ],
    [tournaments.tournamentName.v3, forTournament('one')],
    [tournaments.tournamentName.v2, forTournament('two')],
    [templates.templateMarkets, forSport('id', { query: { providerId: 0, eventType: 'match' } })],
    ...fixtureRules('v1'),
    ...fixtureRules('v2'),
    [fixtures.fixtureStatus, forMatch('id')],
    [fixtures.tournamentEvents.one, forTournament('one')],
    [fixtures.tournamentEvents.two, forTournament('two')],
    [stages.eventStage.principalMarkets, forStage],
    [stages.eventStage.childStages, forStage],
    [stages.eventStage.stages, forStages],
    [stages.eventStage.detail, forStage],
    [stages.eventStage.markets, forStage],
    [seasons.eventSeason.season, forTournament('one')],
    [seasons.eventSeason.marketsBySeason, forSeason],
    [seasons.eventSeason.outcomesByMarket, forSeasonMarket],
    ...labelRules(language),
    [feed.feedTopics.sport, forSport('id')],
    [feed.feedTopics.sportPrematch, forSport('id', { query: { window: '10d' } })],
    [feed.feedTopics.match, forMatch('id')],
    [feed.feedTopics.matches, forMatch('ids')],
    [feed.feedTopics.tournament, forTournament()],
    [feed.feedTopics.season, forSeason],
  ];
}
