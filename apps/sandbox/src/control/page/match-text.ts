import type { MatchNow } from '../../world/match/match-now.ts';

/** A match in one line: its sides, and its score once it is live. */
export function matchText({ name, status, sides }: MatchNow): string {
  if (status !== 'live' || !sides) return name;
  const { home, away } = sides;
  return `${home.name} ${home.score ?? 0}–${away.score ?? 0} ${away.name} (live)`;
}
