import type { SiteVisitor } from '../../../e2e/support/site-visitor.ts';
import type { Operator } from '../operator.ts';

/** An odds button of the site. */
export interface Price {
  readonly eventId: string;
  readonly eventName: string;
  readonly outcomeId: string;
  /** What the button posts. */
  readonly tap: string;
}

/** What can be bet on, by provider: football is the first one's, tennis the second one's. */
export interface Offer {
  readonly football: readonly Price[];
  readonly tennis: readonly Price[];
}

interface WireMatch {
  readonly id: string;
  readonly homeCompetitorName: string;
  readonly awayCompetitorName: string;
  readonly scheduleTime: string;
}

const EVENTS_OF_A_SPORT = 10;
const NOT_SOON_MS = 60 * 60_000;

/** Reads the match-winner prices of some matches that do not start while a storm lasts. */
export async function readOffer(operator: Operator, visitor: SiteVisitor): Promise<Offer> {
  return {
    football: await pricesOf('sr:sport:1', 'futebol', operator, visitor),
    tennis: await pricesOf('sr:sport:5', 'tenis', operator, visitor),
  };
}

async function pricesOf(
  sportId: string,
  sportName: string,
  operator: Operator,
  visitor: SiteVisitor,
): Promise<readonly Price[]> {
  const { json } = await operator.call('GET', `/front-back/prematch/${sportId}`);
  const matches = (json as { data: readonly WireMatch[] }).data.filter(
    ({ scheduleTime }) => Date.parse(scheduleTime) > Date.now() + NOT_SOON_MS,
  );
  const prices: Price[] = [];
  for (const match of matches.slice(0, EVENTS_OF_A_SPORT)) {
    const { html } = await visitor.get(`/esportes/${sportName}/evento/${match.id}`);
    const taps = [...html.matchAll(/name="tap" value="(\S+ \S+ (\S+))"/g)];
    for (const [, tap = '', outcomeId = ''] of taps.slice(0, 2)) {
      const eventName = `${match.homeCompetitorName} – ${match.awayCompetitorName}`;
      prices.push({ eventId: match.id, eventName, outcomeId, tap });
    }
  }
  if (prices.length === 0) throw new Error(`No prices of ${sportName}`);
  return prices;
}
