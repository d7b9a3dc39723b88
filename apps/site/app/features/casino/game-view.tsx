import { Form, Link as RouterLink, useNavigate } from '@remix-run/react';
import { GAME_TIMEOUT_MS } from '@vitrine/betting/casino/casino-sizes';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { GameFrame } from '@vitrine/ui/casino/game-frame';
import { GameRefusal } from '@vitrine/ui/casino/game-refusal';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { useEffect, useRef, useState } from 'react';
import type { GameStart, ListedGame } from '../../casino/casino-lists.ts';
import { casinoPaths, LAUNCH_FIELD } from '../../casino/casino-paths.ts';
import { BALANCE_READ, isBalanceMoved } from '../../casino/game-messages.ts';
import { CsrfField } from '../../forms/csrf-field.tsx';
import type { TextSections } from '../../format/text-sections.ts';
import { minutesText } from '../../format/minutes-text.ts';
import { useBalance } from '../../frame/use-balance.ts';
import { useSessionMinutes } from '../../frame/use-session-minutes.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { useHydrated } from '../../frame/use-hydrated.ts';
import { useGameSession } from './use-game-session.ts';

export interface GameViewProps {
  readonly texts: TextSections<Namespaces['casino'], 'frame' | 'game' | 'refusal'>;
  readonly game: ListedGame;
  readonly start: GameStart;
}

/** A game in its frame, or why it does not start. Source: 1§2, 1§8. */
export function GameView({ texts, game, start }: GameViewProps) {
  const shell = useShellData();
  const [movements, setMovements] = useState(0);
  const [stoppedBy, setStoppedBy] = useState<string | null>(null);
  const balance = useBalance(shell, true, { movements, onStopped: setStoppedBy });
  const navigate = useNavigate();
  const minutes = useSessionMinutes(shell);
  const { isHere, arrived } = useArrival();
  const frame = useRef<HTMLIFrameElement>(null);
  const gameOrigin = start.kind === 'started' ? start.origin : null;
  useGameSession(start.kind === 'started' ? start.launchId : null);

  useEffect(() => {
    if (gameOrigin === null) return;
    const hear = (message: MessageEvent<unknown>) => {
      if (message.source !== frame.current?.contentWindow) return;
      if (isBalanceMoved(message, gameOrigin)) setMovements((count) => count + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [gameOrigin]);

  useEffect(() => {
    // In place of the game, so that the way back does not lead into it.
    if (stoppedBy !== null) void navigate(stoppedBy, { replace: true });
  }, [stoppedBy, navigate]);

  const told = useRef(balance);
  useEffect(() => {
    if (gameOrigin === null || told.current === balance) return;
    told.current = balance;
    frame.current?.contentWindow?.postMessage({ type: BALANCE_READ }, gameOrigin);
  }, [balance, gameOrigin]);

  return (
    <GameFrame
      game={{ id: game.gameId, kind: game.kind, name: game.name }}
      close={{ href: casinoPaths.home, label: texts['frame.close'] }}
      balance={{
        label: texts['frame.balance'],
        text: balance ?? shell.texts.balanceUnknown,
        href: paths.account,
      }}
      deposit={{ href: paths.deposit, label: texts['frame.deposit'] }}
      session={{ label: texts['frame.session'], text: minutesText(minutes ?? 0) }}
      fullScreenLabel={texts['frame.fullScreen']}
      leaveFullScreenLabel={texts['frame.leaveFullScreen']}
      loadingText={
        isHere || start.kind !== 'started' || stoppedBy !== null
          ? undefined
          : formatText(texts['frame.loading'], { game: game.name })
      }
      note={start.kind === 'started' ? start.freeRounds : null}
    >
      {stoppedBy === casinoPaths.home ? (
        <ErrorState
          titleAs="h2"
          title={shell.texts.maintenanceTitle}
          safe={shell.texts.maintenanceText}
          action={
            <Button asChild>
              <a href={stoppedBy}>{texts['refusal.back']}</a>
            </Button>
          }
        />
      ) : stoppedBy !== null ? (
        <ErrorState
          titleAs="h2"
          title={texts['game.stopped']}
          safe={texts['game.stoppedText']}
          action={
            <Button asChild>
              <a href={stoppedBy}>{texts['game.stoppedAction']}</a>
            </Button>
          }
        />
      ) : start.kind === 'started' ? (
        <>
          <iframe
            ref={frame}
            src={start.url}
            title={game.name}
            className="size-full min-h-0 flex-1 border-0"
            sandbox="allow-scripts allow-forms allow-same-origin allow-top-navigation-by-user-activation"
            allow="fullscreen; autoplay"
            onLoad={arrived}
          />
          <footer className="flex flex-wrap items-center gap-x-4 px-4 py-1 text-sm text-text-muted">
            <span aria-hidden="true">{game.returns.text}</span>
            <span className="sr-only">{game.returns.label}</span>
            <Form method="post" action={casinoPaths.leaveGame} className="ml-auto">
              <CsrfField />
              <input type="hidden" name={LAUNCH_FIELD} value={start.launchId} />
              <Button type="submit" intent="quiet" size="small">
                {texts['frame.close']}
              </Button>
            </Form>
          </footer>
        </>
      ) : start.kind === 'refused' ? (
        <GameRefusal
          reason={start.reason}
          title={start.title}
          text={start.text}
          actions={
            <>
              <Button asChild size="large" fullWidth>
                <RouterLink to={start.action.href}>{start.action.label}</RouterLink>
              </Button>
              {start.reason === 'maintenance' ? null : (
                <Button asChild intent="quiet" fullWidth>
                  <RouterLink to={casinoPaths.home}>{texts['refusal.back']}</RouterLink>
                </Button>
              )}
            </>
          }
        />
      ) : (
        <ErrorState
          titleAs="h2"
          title={texts['game.noStart']}
          safe={texts['game.noStartText']}
          action={
            <>
              <Button asChild>
                <a href={game.href}>{texts['game.again']}</a>
              </Button>
              <Link href={casinoPaths.home}>{texts['refusal.back']}</Link>
            </>
          }
        />
      )}
    </GameFrame>
  );
}

/**
 * Whether the game is there: its first page says so, and after the longest time it may take nothing
 * stands before it any more. A page that the server made has nothing before it: without scripts nobody
 * would take it away.
 */
function useArrival() {
  const isHydrated = useHydrated();
  const [isHere, setHere] = useState(!isHydrated);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), GAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isHere, arrived: () => setHere(true) };
}
