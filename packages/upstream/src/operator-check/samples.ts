import type { Provider } from '@vitrine/betting/sportsbook/event';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { z } from 'zod';
import type { Endpoint } from '../base/endpoint.ts';
import { parseWire } from '../base/wire-json.ts';
import type { wireMarket, wireMatch } from '../contract/sportsbook/catalogue.ts';

type Match = z.output<typeof wireMatch>;
type Market = z.output<typeof wireMarket>;

/** The answers that came so far and fit the contract, by endpoint. */
export interface Answers {
  /** The parsed answer; undefined without one that fits. */
  of<Answer extends z.ZodType>(
    endpoint: Pick<Endpoint<z.ZodType, z.ZodType, z.ZodType, Answer>, 'name'> & {
      readonly answer?: Answer;
    },
  ): z.output<Answer> | undefined;
}

export interface CollectedAnswers extends Answers {
  keep(endpoint: Endpoint, text: string): void;
}

/** Keeps answers, so that later calls can ask for ids that exist. */
export function collectAnswers(): CollectedAnswers {
  const answers = new Map<string, unknown>();
  return {
    of: ({ name }) => answers.get(name) as never,
    keep(endpoint, text) {
      if (!endpoint.answer) return;
      const parsed = parseWire(text, endpoint.answer);
      if (parsed.ok) answers.set(endpoint.name, parsed.value);
    },
  };
}

export interface Sample {
  readonly match: Match;
  readonly market: Market;
}

/**
 * A match of one provider with a market that has outcomes: the one that starts or started last, since
 * another may end before it is asked for. Null while none is known.
 */
export function sampleOf(matches: readonly Match[], provider: Provider): Sample | null {
  const latestFirst = matches
    .filter(({ id }) => providerOf(id) === provider)
    .sort((one, other) => Date.parse(other.scheduleTime) - Date.parse(one.scheduleTime));
  for (const match of latestFirst) {
    const market = match.markets.find(({ outcomes }) => outcomes.length > 1);
    if (market) return { match, market };
  }
  return null;
}
