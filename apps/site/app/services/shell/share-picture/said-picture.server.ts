import type { AppLoadContext } from '@remix-run/node';
import { sportById, sportBySlug } from '@vitrine/betting/sportsbook/sports';
import { countText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { brandFormat } from '../../../format/brand-format.ts';
import { formatDateTime } from '../../../format/date-time.ts';
import { oddsText } from '../../../format/odds-text.ts';
import { SHARED_CODE } from '../../../paths/bet-paths.ts';
import type { SharePictureKind } from '../../../paths/share-picture-paths.ts';
import { sportName } from '../../sportsbook/sportsbook-page.server.ts';
import { repeatedBet, sharedTicket } from '../../bet-slip/repeat-bet.server.ts';
import { type SharePicture, SHOWN_SELECTIONS } from '../../../shapes/base/share-picture.ts';

/** The pages that have a picture with their title. */
const TITLED = ['promotions', 'referral', 'casino'] as const;

/**
 * What the picture of a page says to places that show a link; null for what there is no picture of, as
 * while the operator is not heard.
 */
export async function saidPicture(
  kind: SharePictureKind,
  id: string,
  context: AppLoadContext,
): Promise<SharePicture | null> {
  switch (kind) {
    case 'evento':
      return ofEvent(id, context);
    case 'liga':
      return ofLeague(id, context);
    case 'esporte':
      return ofSport(id, context);
    case 'aposta':
      return ofSharedBet(id, context);
    case 'pagina':
      return ofPage(id, context);
  }
}

async function ofEvent(id: string, context: AppLoadContext): Promise<SharePicture | null> {
  const answer = await context.catalogue.event(id);
  if (answer.kind === 'unknown' || answer.kind === 'unreadable') return null;
  const { event } = answer;
  return {
    kind: 'event',
    competition: event.tournamentName,
    names: event.kind === 'match' ? [event.home.name, event.away.name] : [event.name],
    time: formatDateTime(event.scheduledAt, context.brand),
  };
}

async function ofLeague(id: string, context: AppLoadContext): Promise<SharePicture | null> {
  const answer = await context.catalogue.tournament(id);
  if (answer.kind !== 'known') return null;
  const { name, categoryName, sportId } = answer.tournament;
  const sport = sportById(sportId)?.key ?? null;
  return { kind: 'title', title: name, text: categoryName, sport };
}

function ofSport(slug: string, context: AppLoadContext): SharePicture | null {
  const sport = sportBySlug(slug);
  if (!sport) return null;
  const text = textsOf(context.brand.locale, 'metadata')['home.title'];
  return { kind: 'title', title: sportName(sport, context), text, sport: sport.key };
}

/** The selections and their odds; a shared ticket carries no stake. Source: 3§7. */
async function ofSharedBet(code: string, context: AppLoadContext): Promise<SharePicture | null> {
  if (!SHARED_CODE.test(code)) return null;
  const found = await repeatedBet(await sharedTicket(code, context), null, context);
  if (found.kind !== 'found') return null;
  const { selections } = found.bet;
  const { locale } = context.brand;
  const texts = textsOf(locale, 'metadata');
  const format = brandFormat(context.brand);
  const rest = selections.length - SHOWN_SELECTIONS;
  return {
    kind: 'ticket',
    title: texts['sharedBet.title'],
    selections: selections.map(
      ({ outcomeName, marketName, eventName, presentOdds, placedOdds }) => {
        const odds = presentOdds ?? placedOdds;
        return {
          outcome: outcomeName,
          detail: `${eventName} · ${marketName}`,
          odds: odds === null ? '' : oddsText(odds, format),
        };
      },
    ),
    more: rest > 0 ? countText(texts, 'sharedBet.more', rest, locale) : null,
  };
}

function ofPage(id: string, context: AppLoadContext): SharePicture | null {
  const page = TITLED.find((name) => name === id);
  if (!page) return null;
  const texts = textsOf(context.brand.locale, 'metadata');
  return { kind: 'title', title: texts[`${page}.title`], text: context.brand.name, sport: null };
}
