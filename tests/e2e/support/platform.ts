/** A match to come whose end is known to the platform that simulates it. */
export interface KnownMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** The outcome of the match-winner market that will win, as its button names it. */
  readonly winner: string;
}

interface WireMatch {
  readonly id: string;
  readonly homeCompetitorName: string;
  readonly awayCompetitorName: string;
  readonly scheduleTime: string;
}

interface MatchEnd {
  readonly home: number;
  readonly away: number;
  readonly isAbandoned: boolean;
}

/** The operator's side of a journey: what happens in the world, at the bank and on the wire. */
export class Platform {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Football matches that start no sooner than in an hour, with the outcome that will win. */
  async matchesToCome(count: number): Promise<readonly KnownMatch[]> {
    const { data } = (await this.#read('/front-back/prematch/sr:sport:1')) as {
      data: readonly WireMatch[];
    };
    const known = await Promise.all(
      data.map(async (match) => ({
        ...match,
        end: (await this.#read(`/sandbox/world/forecast/${match.id}`)) as MatchEnd,
      })),
    );
    return known
      .filter(
        ({ scheduleTime, end }) =>
          Date.parse(scheduleTime) > Date.now() + 60 * 60 * 1000 && !end.isAbandoned,
      )
      .slice(0, count)
      .map(({ id, homeCompetitorName, awayCompetitorName, end }) => {
        const winner =
          end.home === end.away
            ? 'Empate'
            : end.home > end.away
              ? homeCompetitorName
              : awayCompetitorName;
        return { id, home: homeCompetitorName, away: awayCompetitorName, winner };
      });
  }

  /** Lets the world's clock run ahead, settling what ends on the way. */
  advance(seconds: number): Promise<void> {
    return this.order('world/advance', { seconds });
  }

  /** One of the platform's control calls; see apps/sandbox/README.md. */
  async order(call: string, body: Readonly<Record<string, unknown>>): Promise<void> {
    const answer = await fetch(`${this.#url}/sandbox/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  }

  async #read(path: string): Promise<unknown> {
    const answer = await fetch(this.#url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
}
