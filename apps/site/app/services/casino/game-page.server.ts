import type { AppLoadContext } from '@remix-run/node';
import { amountFromWire, formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { CasinoErrorCode } from '@vitrine/upstream/casino/casino-refusal';
import { leaveGame } from '@vitrine/upstream/casino/casino-session';
import { type GameLaunch, launchGame } from '@vitrine/upstream/casino/launch-game';
import type { GameStart, ListedGame } from '../../casino/casino-lists.ts';
import { casinoPaths, gamePath } from '../../casino/casino-paths.ts';
import { migrationPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { sessionHandle, withSession } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { casinoCatalogue } from './casino-catalogue.server.ts';
import { keepLaunch, takeLaunch } from './game-launch.server.ts';
import { favouriteGameIds } from './favourite-games.server.ts';
import { gameLister } from './listed-games.server.ts';

/** The words of each casino error; its action leads where the error can be lifted. Source: 1§8. */
const REASONS = {
  USER_HAS_NOT_VALIDATED_DOCS: 'documents',
  USER_HAS_NOT_MIGRATED: 'migration',
  WALLET_ABOVE_LIMITS: 'walletAbove',
  RESPONSABLE_GAME_BREAK_TIME: 'breakTime',
  GAME_IN_MAINTENANCE: 'maintenance',
} as const satisfies Readonly<Record<CasinoErrorCode, string>>;

/** A provider may be slower than a page; the bettor waits for the game. */
const LAUNCH_DEADLINE_MS = 8_000;
const LEAVING_DEADLINE_MS = 3_000;

export interface GamePage {
  readonly game: ListedGame;
  readonly start: GameStart;
}

/**
 * Opens a game for a bettor: its frame, or why it does not start. Null for a game that the catalogue
 * does not have, `unread` where no catalogue is known. `readLargestBalance` gives the limit of a balance
 * in units of the currency, if it is a number. Source: 1§2, 1§8.
 */
export async function openGame(
  gameId: string,
  readLargestBalance: () => Promise<unknown>,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<GamePage | null | 'unread'> {
  const [catalogue, favouriteIds] = await Promise.all([
    casinoCatalogue(context),
    favouriteGameIds(visitor, context),
  ]);
  if (catalogue === null) return 'unread';
  const found = catalogue.games.find(({ id }) => id === gameId);
  const userId = visitor.session?.user.id;
  if (!found || userId === undefined) return null;
  const game = gameLister(catalogue, favouriteIds, context)(found);
  const { upstream, config, requestId, log } = context;
  const returnUrl = new URL(casinoPaths.home, config.publicUrl).href;
  const launched = await withSession(gamePath(gameId), visitor, context, (session) =>
    launchGame(
      upstream,
      { gameId, userId, returnUrl },
      { session, deadlineMs: LAUNCH_DEADLINE_MS, requestId },
    ),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error, gameId }, 'game not opened');
    return null;
  });
  if (launched?.kind === 'started' && launched.roundsError) {
    log.warn({ err: launched.roundsError, gameId }, 'free rounds not read');
  }
  const start = await startOf(launched, game, readLargestBalance, { userId, context });
  return { game, start };
}

async function startOf(
  launched: GameLaunch | null,
  { name, gameId }: ListedGame,
  readLargestBalance: () => Promise<unknown>,
  { userId, context }: { readonly userId: string; readonly context: AppLoadContext },
): Promise<GameStart> {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'casino');
  if (launched === null) return { kind: 'failed' };
  if (launched.kind === 'started') {
    const { url, freeRounds } = launched;
    return {
      kind: 'started',
      launchId: await keepLaunch(userId, context),
      url,
      origin: new URL(url).origin,
      freeRounds:
        freeRounds > 0 ? countText(texts, 'game.freeRounds', freeRounds, brand.language) : null,
    };
  }
  const reason = REASONS[launched.code];
  const amount = reason === 'walletAbove' ? amountText(await readLargestBalance(), context) : null;
  const text =
    reason === 'walletAbove' && amount === null
      ? texts['refusal.walletAbove.plain']
      : formatText(texts[`refusal.${reason}.text`], { amount: amount ?? '' });
  const ways = {
    documents: paths.userIdentification,
    migration: migrationPath(gamePath(gameId)),
    walletAbove: paths.withdrawal,
    breakTime: paths.responsibleGame,
    maintenance: casinoPaths.home,
  };
  return {
    kind: 'refused',
    reason,
    title: formatText(texts[`refusal.${reason}.title`], { game: name }),
    text,
    action: { href: ways[reason], label: texts[`refusal.${reason}.action`] },
  };
}

function amountText(limit: unknown, { brand }: AppLoadContext): string | null {
  return typeof limit === 'number' ? formatMoney(amountFromWire(limit), brand) : null;
}

/**
 * Leaves the game of an opening: its session ends, unless a later opening has it by now. A page that is loaded
 * again opens its game before the page that it replaces is left. Source: 3§7.
 */
export async function leaveLaunch(
  launchId: FormDataEntryValue | null,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const userId = visitor.session?.user.id;
  if (userId === undefined || !(await takeLaunch(userId, launchId, context))) return;
  await closeGame(visitor, context);
}

/** Ends the session of the game that a bettor leaves; one that can't be ended ends by itself. Source: 3§7. */
export async function closeGame(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (!visitor.session) return;
  try {
    await leaveGame(context.upstream, {
      session: sessionHandle(visitor, context),
      deadlineMs: LEAVING_DEADLINE_MS,
      requestId: context.requestId,
    });
  } catch (error) {
    context.log.warn({ err: error }, 'game session not closed');
  }
}
