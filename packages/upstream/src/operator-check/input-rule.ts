import type { Provider } from '@vitrine/betting/sportsbook/event';
import type { LABEL_LANGUAGES } from '../contract/sportsbook/labels.ts';
import * as fixtures from '../contract/sportsbook/fixtures.ts';
import * as live from '../contract/sportsbook/live-matches.ts';
import type { Input } from './probe.ts';
import { sampleOf, type Answers, type Sample } from './samples.ts';

/** An input with the name that its differences are told by, where a call is made several times. */
export interface NamedInput extends Input {
  readonly label?: string;
}

export interface InputRule {
  /** What has to be known first, as the report says it when it never is. */
  readonly needs: string;
  /** Undefined while what it needs is not known. */
  readonly inputs: (answers: Answers) => readonly NamedInput[] | undefined;
}

/** A rule with the endpoint it is for. */
export type EndpointRule = readonly [{ readonly name: string }, InputRule];

export interface InputSettings {
  /** The language of the labels. */
  readonly language: (typeof LABEL_LANGUAGES)[number];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** YYYY-MM-DD of a time in epoch milliseconds. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** One input, as a rule gives it. */
export function given(input: NamedInput | undefined): readonly NamedInput[] | undefined {
  return input === undefined ? undefined : [input];
}

/** A rule of inputs that need nothing of other answers. */
export function always(...inputs: readonly NamedInput[]): InputRule {
  return { needs: 'nothing', inputs: () => inputs };
}

/** A live match with a market, of either provider, among the answers so far. */
export function liveSample(answers: Answers): Sample | undefined {
  const matches = answers.of(live.liveMatches)?.data ?? [];
  return sampleOf(matches, 'one') ?? sampleOf(matches, 'two') ?? undefined;
}

/** A match with a market, of one provider or of either, among the answers so far. */
export function matchSample(answers: Answers, provider?: Provider): Sample | undefined {
  const lists = [
    answers.of(live.liveMatches)?.data,
    answers.of(live.prematchMatches)?.data,
    answers.of(fixtures.eventFixture.v2.liveEvents)?.data,
  ];
  const providers: readonly Provider[] = provider ? [provider] : ['one', 'two'];
  for (const matches of lists) {
    for (const each of providers) {
      const sample = sampleOf(matches ?? [], each);
      if (sample) return sample;
    }
  }
  return undefined;
}

/** A rule whose input is made of a match with a market. */
export function forSample(
  provider: Provider | undefined,
  inputOf: (sample: Sample) => NamedInput,
): InputRule {
  return {
    needs: provider ? `a match of provider ${provider} with a market` : 'a match with a market',
    inputs: (answers) => {
      const sample = matchSample(answers, provider);
      return given(sample && inputOf(sample));
    },
  };
}
