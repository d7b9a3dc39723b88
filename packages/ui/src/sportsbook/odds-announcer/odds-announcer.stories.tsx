import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ANNOUNCEMENT_EVERY_MS,
  type AnnouncedChange,
} from '@vitrine/betting/sportsbook/odds-announcement';
import { useCallback, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../base/button/button.tsx';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { fakeClock } from '../../stories/base/fake-clock.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { OddsAnnouncer } from './odds-announcer.tsx';

export default { title: 'Sportsbook/Odds announcer', component: OddsAnnouncer } satisfies Meta;

const clock = fakeClock();
const PRICES = ['1.85', '1.90', '1.95', '2.00', '2.05'];

function Slip({ words }: { readonly words: BettingWords }) {
  const [moves, setMoves] = useState(0);
  const latest = PRICES[moves % PRICES.length] ?? '';
  const prices = useMemo(() => new Map([['Flamengo', { taken: '1.85', latest }]]), [latest]);
  const { sportsbook } = words;
  const summaryText = useCallback(
    (changes: readonly AnnouncedChange[]) =>
      changes
        .map(({ id, from, to }) =>
          sportsbook(to > from ? 'announce.up' : 'announce.down', { outcome: id, odds: to }),
        )
        .join('. '),
    [sportsbook],
  );
  return (
    <div className="flex items-center gap-3">
      <Button onClick={() => setMoves(moves + 1)}>{sportsbook('event.live')}</Button>
      <span className="text-lg font-bold tabular-nums">{latest}</span>
      <OddsAnnouncer prices={prices} summaryText={summaryText} clock={clock} />
    </div>
  );
}

export const SaysTheLast: StoryObj = {
  name: 'However often a price changes, one message in 10 seconds says where it stands',
  render: () => <WithBettingWords>{(words) => <Slip words={words} />}</WithBettingWords>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    await expect(status).toHaveTextContent('');
    await userEvent.click(button);
    clock.pass(0);
    await waitFor(() => expect(status).toHaveTextContent('1.90'));

    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    clock.pass(ANNOUNCEMENT_EVERY_MS - 1);
    await expect(status).toHaveTextContent('1.90');
    clock.pass(1);
    await waitFor(() => expect(status).toHaveTextContent('2.05'));
    await expect(canvas.getByText('2.05')).not.toHaveAttribute('aria-live');
  },
};
