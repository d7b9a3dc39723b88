import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { NewSlipOffer } from './new-slip-offer.tsx';

export default { title: 'Bet slip/New slip offer', component: NewSlipOffer } satisfies Meta;

const posted = fn();

function story(outcome: string, text: string): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <form className="max-w-slip bg-card" onSubmit={tellPosted(posted)}>
            <NewSlipOffer
              title={betSlip('offer.title')}
              text={text}
              button={{
                name: 'newSlip',
                value: '2100 sr:match:1 o1',
                label: betSlip('offer.start', { outcome, odds: '2.10' }),
              }}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Short: StoryObj = {
  ...story('Floresta', 'Resultado Final · Floresta – Nova Aurora'),
  name: 'SLIP-02 offers what was tapped as the first of a new slip',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Floresta 2\.10$/ });
    await userEvent.click(button);
    await expect(posted).toHaveBeenLastCalledWith([['newSlip', '2100 sr:match:1 o1']]);
  },
};

export const Long = story(
  'Universidad Autónoma del Altiplano o empate',
  'Doble oportunidad y total de goles · Universidad Autónoma del Altiplano – Deportivo Independiente',
);
