import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An operator with live matches of three odds each, whose odds can be let change. */
export interface BusyOperator {
  readonly origin: string;
  /** As it lists them. */
  readonly matches: readonly unknown[];
  /** Lets odds change at an even rate until the answer is called. */
  change(oddsPerSecond: number): () => void;
  /** The odds that changed, as they are now, by outcome. */
  odds(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const OUTCOMES = ['Casa', 'Empate', 'Fora'];
const TICK_MS = 20;
/** A stream on which nothing comes for half a minute counts as lost. */
const HEARTBEAT_MS = 10_000;

const matchId = (index: number) => `sr:match:${index + 1}`;
const outcomeId = (match: number, index: number) => `${matchId(match)}/1/${index + 1}`;

function match(index: number) {
  const outcomes = OUTCOMES.map((name, at) => ({
    id: outcomeId(index, at),
    outcomeId: String(at + 1),
    name,
    odds: 2 + at,
    active: 1,
  }));
  const name = 'Resultado final';
  const id = `${matchId(index)}/1`;
  return {
    id: matchId(index),
    name: `Time ${index} x Clube ${index}`,
    countMarkets: 30,
    matchStatusDescription: '1º tempo',
    status: 1,
    scheduleTime: new Date(Date.now() - 1_200_000).toISOString(),
    homeCompetitorName: `Time ${index}`,
    homeScore: 0,
    awayCompetitorName: `Clube ${index}`,
    awayScore: 0,
    producerId: 1,
    tournamentId: `sr:tournament:${Math.floor(index / 10)}`,
    tournamentName: `Liga ${Math.floor(index / 10)}`,
    categoryName: 'Brasil',
    sportId: 'sr:sport:1',
    providerId: 1,
    bookingStatus: 'Booked',
    markets: [{ id, marketTypeId: '1', name, status: 1, producerId: 1, outcomes }],
    time: { timeInSeconds: 1_200, stopped: false, timerType: 'up' },
  };
}

const HEADBAR = [
  {
    type: 'sport',
    order: 1,
    displayName: 'Futebol',
    sportId: 'sr:sport:1',
    itemId: 'sr:sport:1',
    enabled: true,
    hasLiveEvents: true,
    hasPrematch: false,
  },
];

export async function startBusyOperator(matches: number): Promise<BusyOperator> {
  const listed = Array.from({ length: matches }, (_, index) => match(index));
  const byId = new Map(listed.map((one) => [one.id, one]));
  const streams = new Set<ServerResponse>();
  const open = new Set<ServerResponse>();
  const heart = setInterval(() => open.forEach(beat), HEARTBEAT_MS);
  const now = new Map<string, number>();

  /** Undefined for what this operator doesn't have. */
  function answerOf(path: string): unknown {
    if (path === '/front-back/headbar') return HEADBAR;
    if (path === '/front-back/live-matches') return listed;
    const [, call, id = ''] = /(GetFixtureDetail|markets)\/([^/]+)$/.exec(path) ?? [];
    const found = byId.get(decodeURIComponent(id));
    return call === 'markets' ? found?.markets : found;
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/s, '');
    if (path.startsWith('/feed-gate/')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      beat(response);
      open.add(response);
      if (path === '/feed-gate/home') streams.add(response);
      response.on('close', () => {
        open.delete(response);
        streams.delete(response);
      });
      return;
    }
    const data = answerOf(path);
    response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    matches: listed,
    change(oddsPerSecond) {
      const perTick = (oddsPerSecond * TICK_MS) / 1_000;
      let turn = 0;
      const timer = setInterval(() => {
        let text = '';
        for (let change = 0; change < perTick; change += 1)
          text += oddsChange((turn += 1), matches, now);
        for (const stream of streams) stream.write(text);
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    odds: () => now,
    async stop() {
      clearInterval(heart);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function beat(stream: ServerResponse): void {
  stream.write(':\n\n');
}

/** The odds of one outcome after another rise and fall. */
function oddsChange(turn: number, matches: number, now: Map<string, number>): string {
  const index = turn % matches;
  const at = Math.floor(turn / matches) % OUTCOMES.length;
  const odds = 1.5 + (turn % 97) / 20;
  now.set(outcomeId(index, at), odds);
  const outcomes = [{ id: outcomeId(index, at), odds, active: 1 }];
  const markets = [{ id: `${matchId(index)}/1`, status: 1, outcomes }];
  const message = { eventId: matchId(index), timestamp: Date.now(), markets };
  return `event: oddsChange\ndata: ${JSON.stringify(message)}\n\n`;
}
