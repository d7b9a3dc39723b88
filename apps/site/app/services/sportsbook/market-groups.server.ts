import type { AppLoadContext } from '@remix-run/node';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import {
  type MarketGroup,
  marketGroups,
  type OperatorGroup,
} from '@vitrine/betting/sportsbook/market-group';
import { readMarketGroups } from '@vitrine/upstream/sportsbook/market-templates';
import { KeptReadings } from '../base/kept-readings.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';

const KEPT_MS = 10 * 60_000;
/** A page that has to wait longer groups its markets by rule. */
const WITHIN_MS = 400;

const answers = new KeptReadings<readonly OperatorGroup[]>(KEPT_MS);

/**
 * The groups of an event's markets: the operator's for its sport, provider and kind of event, the same
 * for all its events. By rule when the operator has none, or can't be read in time. Source: 2§3, 2§7.
 */
export async function eventMarketGroups(
  { id, sportId, provider, kind }: Pick<SportEvent, 'id' | 'sportId' | 'provider' | 'kind'>,
  context: AppLoadContext,
): Promise<readonly MarketGroup[]> {
  const { upstream, log, requestId } = context;
  const settings = { deadlineMs: Math.min(WITHIN_MS, pageDeadline(context)), requestId };
  try {
    const groups = await answers.of(`${sportId} ${provider} ${kind}`, context, () =>
      readMarketGroups(upstream, { sportId, provider, kind }, settings),
    );
    return marketGroups(groups);
  } catch (error) {
    log.warn({ err: error, eventId: id }, 'market groups not read');
    return marketGroups([]);
  }
}
