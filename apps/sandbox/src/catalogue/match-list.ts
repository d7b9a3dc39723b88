import type { Labels } from '../world/offer/labels.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import { toWireMatch, type WireMatch } from '../world/match/wire-match.ts';

/** An answer that lists matches with their main market; what it lists is made when it is read. */
export interface MatchList {
  readonly data: WireMatch[];
}

/** Lists matches by the thousand: a match of which nothing changed is encoded once. */
export interface MatchLists {
  of(matches: readonly MatchNow[]): MatchList;
  /** A list as JSON. */
  encode(list: unknown): Uint8Array<ArrayBuffer>;
}

interface Encoded {
  /** What can change of a match without making it another. */
  readonly scheduledAt: number;
  readonly hasStreaming: boolean;
  readonly json: Buffer;
}

const OPEN = Buffer.from('{"data":[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']}');

export function createMatchLists(labels: Labels): MatchLists {
  const encoded = new WeakMap<MatchNow, Encoded>();
  const listed = new WeakMap<object, readonly MatchNow[]>();
  const withMain = (match: MatchNow) => toWireMatch(match, match.mainMarkets, labels);

  function jsonOf(match: MatchNow): Buffer {
    const { scheduledAt, hasStreaming } = match;
    const known = encoded.get(match);
    if (known?.scheduledAt === scheduledAt && known.hasStreaming === hasStreaming) {
      return known.json;
    }
    const json = Buffer.from(JSON.stringify(withMain(match)));
    encoded.set(match, { scheduledAt, hasStreaming, json });
    return json;
  }

  return {
    of(matches) {
      const list: MatchList = {
        get data() {
          return matches.map(withMain);
        },
      };
      listed.set(list, matches);
      return list;
    },
    encode(list) {
      const matches = listed.get(list as object) ?? [];
      const parts = matches.flatMap((match, index) =>
        index === 0 ? [jsonOf(match)] : [COMMA, jsonOf(match)],
      );
      return Buffer.concat([OPEN, ...parts, CLOSE]);
    },
  };
}
