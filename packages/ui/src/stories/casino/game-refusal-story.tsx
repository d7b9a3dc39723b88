import { formatText } from '@vitrine/messages/format-text';
import { Button } from '../../base/button/button.tsx';
import { GameRefusal, type GameRefusalReason } from '../../casino/game-refusal/game-refusal.tsx';
import { useCasinoStory } from './use-casino-story.ts';

/** Where each refusal leads. */
export const GAME_REFUSAL_WAYS: Readonly<Record<GameRefusalReason, string>> = {
  documents: '/user-identification',
  migration: '/migration',
  walletAbove: '/withdrawal',
  breakTime: '/responsable-game',
  maintenance: '/casino',
};

interface GameRefusalStoryProps {
  readonly reason: GameRefusalReason;
  /** Its name. */
  readonly game: string;
}

/** Why a game does not start, in the words of the brand. */
export function GameRefusalStory({ reason, game }: GameRefusalStoryProps) {
  const { t, money } = useCasinoStory();
  const values = { game, amount: money(5000000), date: '27/11/2026, 18:00' };
  return (
    <GameRefusal
      reason={reason}
      title={formatText(t[`refusal.${reason}.title`], values)}
      text={formatText(t[`refusal.${reason}.text`], values)}
      actions={
        <>
          <Button asChild size="large" fullWidth>
            <a href={GAME_REFUSAL_WAYS[reason]}>{t[`refusal.${reason}.action`]}</a>
          </Button>
          {reason === 'maintenance' ? null : (
            <Button asChild intent="quiet" fullWidth>
              <a href="/casino">{t['refusal.back']}</a>
            </Button>
          )}
        </>
      }
    />
  );
}
