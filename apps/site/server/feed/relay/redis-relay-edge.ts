import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { keepToDatabase } from '../../../app/services/base/store/redis-database.ts';
import { answerWithin } from './answer-within.ts';
import { APPEND, LEASE, RELEASE } from './lease-scripts.ts';
import { type AppendedNews, LEASE_MS, REPLAY_WINDOW, type RelayEdge } from './relay-edge.ts';
import { parseLeases, parseStreams, standingText, STORED_VERSION } from './stored-relay.ts';

interface RedisRelayEdgeOptions {
  readonly url: string;
  /** Set before every key, so that brands can share one server. */
  readonly prefix: string;
  readonly log: Logger;
}

const ANSWER_WITHIN_MS = 800;
const RECONNECT_WITHIN_MS = 1_000;
/** For how long Redis holds a read that finds nothing. */
const BLOCK_MS = 200;
/** Entries of one topic that a read answers at most. */
const READ_AT_ONCE = 100;
/** A stream that nobody relays any more is kept for so long. */
const STREAM_KEPT_MS = 60_000;

/**
 * The shared edge in Redis, on two connections: one that waits for entries, and one for everything else. A
 * connection without an answer in time is dropped and made again.
 */
export function openRedisRelayEdge({ url, prefix, log }: RedisRelayEdgeOptions): RelayEdge {
  const redis = connect('relay');
  const reading = connect('relay reader');
  const root = `${prefix}feed:${STORED_VERSION}:`;
  const leaseKey = (topic: string) => `${root}lease:${topic}`;
  const streamKey = (topic: string) => `${root}stream:${topic}`;

  function connect(name: string): Redis {
    const connection = new Redis(url, {
      connectionName: name,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      connectTimeout: ANSWER_WITHIN_MS,
      retryStrategy: (attempts) => Math.min(attempts * 50, RECONNECT_WITHIN_MS),
      // Maps as Redis 6 and older answer them.
      protocol: 2,
    });
    keepToDatabase(connection);
    return connection.on('error', (error) => log.debug({ err: error }, `Redis, ${name}`));
  }

  function ask<T>(connection: Redis, answer: Promise<T>, waitMs = 0): Promise<T> {
    return answerWithin(ANSWER_WITHIN_MS + waitMs, answer, () => {
      // All that was asked meanwhile is late, too; the first has ended the connection.
      if (!connection.stream?.writableEnded) connection.disconnect(true);
    });
  }

  return {
    async lease(requests) {
      const keys = requests.flatMap(({ topic }) => [leaseKey(topic), streamKey(topic)]);
      const asked = requests.flatMap(({ token, isCandidate }) => [token, isCandidate ? 1 : 0]);
      const bounds = [LEASE_MS, STREAM_KEPT_MS, REPLAY_WINDOW, STORED_VERSION];
      const answer = redis.eval(LEASE, keys.length, ...keys, ...bounds, ...asked);
      return parseLeases(await ask(redis, answer));
    },
    async append(topic, token, news, standing) {
      const keys = [leaseKey(topic), streamKey(topic)];
      const head = [token, REPLAY_WINDOW, STORED_VERSION, standingText(standing)];
      const entries = news.flatMap(fieldsOf);
      return (await ask(redis, redis.eval(APPEND, 2, ...keys, ...head, ...entries))) === 1;
    },
    async release(topic, token) {
      const keys = [leaseKey(topic), streamKey(topic)];
      await ask(redis, redis.eval(RELEASE, 2, ...keys, token, REPLAY_WINDOW, STORED_VERSION));
    },
    async read(after) {
      const topics = new Map([...after.keys()].map((topic) => [streamKey(topic), topic]));
      const answer = await ask(
        reading,
        reading.xread(
          ...(['COUNT', READ_AT_ONCE, 'BLOCK', BLOCK_MS, 'STREAMS'] as const),
          ...topics.keys(),
          ...after.values(),
        ),
        BLOCK_MS,
      );
      return parseStreams(answer).flatMap(({ key, id, entry }) => {
        const topic = topics.get(key);
        return topic === undefined ? [] : [{ topic, id, entry }];
      });
    },
    async close() {
      reading.disconnect();
      // What was asked before, as leases given up, is still answered.
      await ask(redis, redis.quit()).catch(() => undefined);
      redis.disconnect();
    },
  };
}

/** Kind, name, data and id, as the script of appending takes them. */
function fieldsOf(news: AppendedNews): readonly string[] {
  if (news.kind !== 'event') return [news.kind, '', '', ''];
  const { name, data, id } = news.event;
  return [news.kind, name, data, id];
}
