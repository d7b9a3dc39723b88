import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostAddresses } from '@vitrine/upstream/base/address';
import type { wireMarket, wireMatch } from '@vitrine/upstream/contract/sportsbook/catalogue';
import type { feedMessages, FeedMessageName } from '@vitrine/upstream/contract/sportsbook/feed';
import type { wireHeaderItem } from '@vitrine/upstream/contract/sportsbook/header';
import type { wireSeason } from '@vitrine/upstream/contract/sportsbook/seasons';
import type { wireStage } from '@vitrine/upstream/contract/sportsbook/stages';
import type { popularBets } from '@vitrine/upstream/contract/sportsbook/popular-bets';
import type {
  wireCategory,
  wireTournament,
} from '@vitrine/upstream/contract/sportsbook/tournaments';
import type { z } from 'zod';
import { readConfig } from '../server/config.ts';

type WireMatch = z.input<typeof wireMatch>;
type WireStage = z.input<typeof wireStage>;
type WireSeason = z.input<typeof wireSeason>;
type WireMarket = z.input<typeof wireMarket>;
type WireTournament = z.input<typeof wireTournament>;
type WireCategory = z.input<typeof wireCategory>;
type WireHeadbarItem = z.input<typeof wireHeaderItem>;

/** An operator's catalogue and feed gate for tests: real HTTP, and a world that the test moves. */
export interface FakeOperator {
  readonly hosts: HostAddresses;
  readonly live: Map<string, WireMatch>;
  readonly upcoming: Map<string, WireMatch>;
  /** What is over, as its list has it. */
  readonly ended: WireMatch[];
  readonly stages: Map<string, WireStage>;
  /** Ids of the stages that a stage is made of. */
  readonly children: Map<string, readonly string[]>;
  readonly seasons: Map<string, WireSeason>;
  /** All markets by event id; an event without an entry has its main market alone. */
  readonly markets: Map<string, WireMarket[]>;
  readonly headbar: WireHeadbarItem[];
  /** Ids on the hidden lists of the upcoming events. */
  readonly hidden: Set<string>;
  /** Ids of the events whose visibility is Hidden. */
  readonly blocked: Set<string>;
  /** The provider switch by event id. */
  readonly providerSwitch: Map<string, { show: boolean; replace: string | null }>;
  /** The provider switch as a text, as one that could not be parsed is; null for the map. */
  switchText: string | null;
  /** What the unifier switch says. */
  readonly unifier: { enabledMatches: string[]; replacements: Record<string, string> };
  /** Enabled tournaments of provider two. */
  readonly providerTwoTournaments: string[];
  /** What is placed most. */
  popular: z.input<NonNullable<typeof popularBets.answer>>['data'];
  /** The competitions of the sidebar, in every section. */
  readonly sidebar: WireTournament[];
  /** All competitions of a sport, as the sidebar has them and as each provider's catalogue has. */
  readonly categories: {
    all: WireCategory[];
    v3: WireCategory[];
    v2: WireCategory[];
  };
  /** Names of tournaments by their ids. */
  readonly tournamentNames: Map<string, string>;
  /** Ids of the most followed tournaments, the most followed first. */
  readonly principalTournaments: string[];
  /** Main markets by event id, and outcomes by market id, for the calls that ask for nothing else. */
  readonly principalMarkets: Map<string, WireMarket[]>;
  readonly outcomes: Map<string, WireMarket['outcomes']>;
  /** Ids of the tournaments whose match winners are paid early. */
  readonly earlyPayouts: string[];
  /** Content labels by path: `/market/pt-BR/sr:match:1/18/total=2.5`. */
  readonly labels: Map<string, string>;
  /** Calls whose path holds one of these are answered with 500. */
  readonly broken: Set<string>;
  /** Calls whose path holds one of these are not answered. */
  readonly silent: Set<string>;
  /** Paths asked for, oldest first. */
  readonly asked: string[];
  /** The same with their queries. */
  readonly addresses: string[];
  /** Open streams of a topic's path, such as `/match/sr:match:1`. */
  streams(path: string): number;
  send<Name extends FeedMessageName>(
    path: string,
    name: Name,
    message: z.input<(typeof feedMessages)[Name]>,
  ): void;
  /** Breaks all streams; new ones are refused while `isFeedDown`. */
  cutStreams(): void;
  isFeedDown: boolean;
  /** Answers no call from now on. */
  isHanging: boolean;
  /** Answers every read with 500. */
  isFailing: boolean;
  close(): Promise<void>;
}

export function wireMainMarket(eventId: string, odds: readonly number[] = [1.85, 3.4, 4.2]) {
  return {
    id: `${eventId}:1`,
    marketTypeId: '1',
    name: 'Resultado final',
    status: 1,
    outcomes: odds.map((decimal, index) => ({
      id: `${eventId}:1:${index + 1}`,
      outcomeId: `${index + 1}`,
      name: ['Grêmio', 'Empate', 'Bahia'][index] ?? '',
      odds: decimal,
      active: 1,
    })),
    producerId: 1,
  } satisfies WireMarket;
}

export function wireMatchOf(id: string, changes: Partial<WireMatch> = {}): WireMatch {
  return {
    id,
    name: 'Grêmio x Bahia',
    countMarkets: 40,
    matchStatusDescription: '1º tempo',
    status: 1,
    scheduleTime: new Date(Date.now() - 600_000).toISOString(),
    homeCompetitorName: 'Grêmio',
    homeScore: 0,
    awayCompetitorName: 'Bahia',
    awayScore: 0,
    producerId: 1,
    tournamentId: 'sr:tournament:325',
    tournamentName: 'Brasileirão Série A',
    categoryName: 'Brasil',
    sportId: 'sr:sport:1',
    providerId: 1,
    bookingStatus: 'Booked',
    markets: [wireMainMarket(id)],
    time: { timeInSeconds: 600, stopped: false, timerType: 'up' },
    ...changes,
  };
}

export function wireUpcomingOf(id: string, changes: Partial<WireMatch> = {}): WireMatch {
  return wireMatchOf(id, {
    status: 0,
    matchStatusDescription: '',
    homeScore: null,
    awayScore: null,
    time: null,
    scheduleTime: new Date(Date.now() + 3_600_000).toISOString(),
    ...changes,
  });
}

export function wireMatchEnd(eventId: string) {
  return {
    eventId,
    timestamp: Date.now(),
    status: 3 as const,
    matchStatusDescription: 'Encerrado',
    homeScore: 1,
    awayScore: 0,
  };
}

export function wireSport(sportId: string): WireHeadbarItem {
  return {
    type: 'sport',
    order: 1,
    displayName: 'Futebol',
    sportId,
    itemId: sportId,
    enabled: true,
    hasLiveEvents: true,
    hasPrematch: true,
  };
}

export async function startFakeOperator(): Promise<FakeOperator> {
  const open = new Map<string, Set<ServerResponse>>();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://operator');
    operator.asked.push(pathname);
    operator.addresses.push(pathname + search);
    if (operator.isHanging) return;
    if (request.headers.accept === 'text/event-stream') openStream(pathname, response);
    else answer(response, pathname);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  function openStream(path: string, response: ServerResponse): void {
    if (operator.isFeedDown) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    const streams = open.get(path) ?? new Set();
    open.set(path, streams.add(response));
    response.on('close', () => streams.delete(response));
  }

  function answer(response: ServerResponse, path: string): void {
    if ([...operator.silent].some((part) => path.includes(part))) return;
    const fails = operator.isFailing || [...operator.broken].some((part) => path.includes(part));
    const body = fails ? undefined : (bare(path) ?? wrapped(read(path)));
    const status = fails ? 500 : body === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  }

  function wrapped(data: unknown): unknown {
    return data === undefined ? undefined : { data };
  }

  /** The answers that don't stand under `data`. */
  function bare(path: string): unknown {
    const parts = path.split('/');
    const id = parts.at(-1) ?? '';
    if (id === 'providerswitch') {
      return operator.switchText ?? Object.fromEntries(operator.providerSwitch);
    }
    if (id === 'hidden') return { prematchEventsHidden: [...operator.hidden] };
    if (parts.at(-2) !== 'visibility') return undefined;
    return {
      timeType: operator.live.has(id) ? 'Live' : 'Prematch',
      visibility: operator.blocked.has(id) ? 'Hidden' : 'Visible',
    };
  }

  function read(path: string): unknown {
    const [label] = /(?:\/bg)?\/(?:market|outcome)\/(?:pt-BR|es)\/.*/.exec(path) ?? [];
    if (label !== undefined) {
      const name = operator.labels.get(decodeURIComponent(label));
      return name === undefined ? undefined : { name };
    }
    const id = path.slice(path.lastIndexOf('/') + 1);
    const match = operator.live.get(id) ?? operator.upcoming.get(id);
    switch (
      /headbar|popular-bets|live-results|categories\/tournaments|v[23]\/catalog\/sports|SidebarSport(?!\/v3\/(?:home|all))|enabled-events$|live-matches$|live-matches(?=\/(?:sr|bg):)|enabledprematch|prematch|LimitTop|GetFixtureStatusFromApi|tournamentname|GetEventsByTournament|ByPrincipal|GetFixtureDetail|GetStageDetail|EventStage.*GetLiveEvents|EventFixture.*GetLiveEvents|EarlyPayout|EventFixture.*GetPrincipalMarkets|EventFixture.*outcomes|GetStages|GetChildStages|EventStage.*GetPrincipalMarkets|GetSeason(?=\/)|GetMarketsBySeason|GetMarkets|markets/.exec(
        path,
      )?.[0]
    ) {
      case 'headbar':
        return operator.headbar;
      case 'live-results':
        return operator.ended;
      case 'popular-bets':
        return operator.popular;
      case 'categories/tournaments':
        return operator.categories.all;
      case 'v3/catalog/sports':
        return { id, name: 'Futebol', categories: operator.categories.v3 };
      case 'v2/catalog/sports':
        return { id, name: 'Futebol', categories: operator.categories.v2 };
      case 'SidebarSport':
        return operator.sidebar;
      case 'enabled-events':
        return operator.unifier;
      case 'enabledprematch':
        return operator.providerTwoTournaments;
      case 'LimitTop':
        return 2;
      case 'GetFixtureStatusFromApi':
        return match && { eventId: id, ...match };
      case 'tournamentname':
        return tournamentNamed(id);
      case 'GetEventsByTournament':
        return [...operator.live.values(), ...operator.upcoming.values()].filter(
          ({ tournamentId }) => tournamentId === id,
        );
      case 'ByPrincipal':
        return operator.principalTournaments.map((tournamentId, index, { length }) => ({
          tournamentId,
          tournamentName: tournamentId,
          sportId: 'sr:sport:1',
          order: length - index,
          events: [],
        }));
      case 'live-matches':
        return path.endsWith('live-matches') ? [...operator.live.values()] : operator.live.get(id);
      case 'prematch':
        return [...operator.upcoming.values()].filter(({ sportId }) => sportId === id);
      case 'EventFixture/v1/GetPrincipalMarkets':
        return operator.principalMarkets.get(id);
      case 'EventFixture/v1/outcomes':
        return operator.outcomes.get(id);
      case 'EarlyPayout':
        return operator.earlyPayouts;
      case 'EventFixture/v1/GetLiveEvents':
        return [...operator.live.values()].filter(({ providerId }) => providerId === 1);
      case 'EventFixture/v2/GetLiveEvents':
        return [...operator.live.values()].filter(({ providerId }) => providerId !== 1);
      case 'EventStage/v1/GetLiveEvents':
        return [...operator.stages.values()].filter(({ status }) => status === 1);
      case 'GetStages':
        return [...operator.stages.values()].filter(({ sportId }) => sportId === id);
      case 'GetChildStages':
        return (operator.children.get(id) ?? []).flatMap(
          (child) => operator.stages.get(child) ?? [],
        );
      case 'EventStage/v1/GetPrincipalMarkets':
        return operator.markets.get(id);
      case 'GetStageDetail':
        return operator.stages.get(id);
      case 'GetSeason':
        return (
          operator.seasons.get(id) ??
          [...operator.seasons.values()].find(({ tournamentId }) => tournamentId === id)
        );
      case 'GetMarkets':
      case 'GetMarketsBySeason':
        return operator.markets.get(id) ?? operator.stages.get(id)?.markets;
      case 'GetFixtureDetail':
        return match;
      case 'markets':
        return match && (operator.markets.get(id) ?? match.markets);
      default:
        return undefined;
    }
  }

  function tournamentNamed(id: string): unknown {
    const name = operator.tournamentNames.get(id);
    const more = { categoryId: 'c', categoryName: 'Brasil', sportId: 'sr:sport:1' };
    return name === undefined ? undefined : { id, name, ...more, sportName: 'Futebol' };
  }

  function cutStreams(): void {
    for (const streams of open.values()) for (const stream of streams) stream.destroy();
  }

  const operator: FakeOperator = {
    hosts: readConfig({ BRAND: 'arara', SANDBOX_URL: base }).upstreamHosts,
    live: new Map(),
    upcoming: new Map(),
    ended: [],
    stages: new Map(),
    children: new Map(),
    seasons: new Map(),
    markets: new Map(),
    headbar: [],
    hidden: new Set(),
    blocked: new Set(),
    providerSwitch: new Map(),
    switchText: null,
    unifier: { enabledMatches: [], replacements: {} },
    providerTwoTournaments: [],
    popular: { outcomes: [], multiples: [] },
    sidebar: [],
    categories: { all: [], v3: [], v2: [] },
    tournamentNames: new Map(),
    principalTournaments: [],
    earlyPayouts: [],
    principalMarkets: new Map(),
    outcomes: new Map(),
    labels: new Map(),
    broken: new Set(),
    silent: new Set(),
    asked: [],
    addresses: [],
    streams: (path) => open.get(`/feed-gate${path}`)?.size ?? 0,
    send(path, name, message) {
      for (const stream of open.get(`/feed-gate${path}`) ?? []) {
        stream.write(`event: ${name}\ndata: ${JSON.stringify(message)}\n\n`);
      }
    },
    cutStreams,
    isFeedDown: false,
    isHanging: false,
    isFailing: false,
    async close() {
      cutStreams();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return operator;
}
