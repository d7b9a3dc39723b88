import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type CashOut as BetCashOut,
  type CashOutEvent,
  moveCashOut,
} from '@vitrine/betting/bets/cash-out';
import { minorUnits } from '@vitrine/betting/base/money';
import { type FormEvent, useEffect, useReducer } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { cashOutView, cashOutViews, offers } from '../../stories/bets/cash-out-fixtures.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { CashOut } from './cash-out.tsx';

export default { title: 'Bets/Cash out', component: CashOut } satisfies Meta;

function story(name: string, state: keyof ReturnType<typeof cashOutViews>): StoryObj {
  return {
    name: `CASH-01 ${name}`,
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="card-frame max-w-form p-card">
            <CashOut label={words.betHistory('cashOut.label')} view={cashOutViews(words)[state]} />
          </form>
        )}
      </WithBettingWords>
    ),
    play: async ({ canvasElement }) => {
      const group = within(canvasElement).getByRole('group');
      await expect(group).toHaveAttribute(
        'data-cash-out',
        state === 'valueChanged' ? 'confirm' : state,
      );
    },
  };
}

export const Available = story('Available', 'available');
export const Confirm = story('Confirm', 'confirm');
export const ValueChanged = story('Confirm, the value has changed', 'valueChanged');
export const Pending = story('Pending', 'pending');
export const Success = story('Success', 'success');
export const Failed = story('Error', 'error');
export const ClosedMarket = story('ClosedMarket', 'closedMarket');
export const AlreadyClosed = story('AlreadyClosed', 'alreadyClosed');
export const ClosingBet = story('ClosingBet', 'closingBet');
export const NotAvailable = story('NotAvailable', 'notAvailable');

export const Sending: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const view = cashOutViews(words).confirm;
        return (
          <form className="card-frame max-w-form p-card">
            <CashOut
              label={words.betHistory('cashOut.label')}
              view={view.state === 'confirm' ? { ...view, isSending: true } : view}
            />
          </form>
        );
      }}
    </WithBettingWords>
  ),
};

export const WithoutScript: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const view = cashOutViews(words).pending;
        const action = (
          <Button intent="quiet" size="small" asChild>
            <AppLink href="/bet-history">{words.betHistory('cashOut.refresh')}</AppLink>
          </Button>
        );
        return (
          <form className="card-frame max-w-form p-card">
            <CashOut
              label={words.betHistory('cashOut.label')}
              view={view.state === 'pending' ? { ...view, action } : view}
            />
          </form>
        );
      }}
    </WithBettingWords>
  ),
};

/** What the operator says meanwhile; the story below listens. */
let operator: (event: CashOutEvent) => void = () => undefined;

const [offer, nextOffer] = offers;
const start: BetCashOut = { state: 'available', offer };

function OpenBet({ words }: { readonly words: BettingWords }) {
  const [cashOut, move] = useReducer(moveCashOut, start);
  useEffect(() => {
    operator = move;
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? '';
    if (pressed === 'ask') move({ kind: 'asked' });
    else if (pressed === 'dismiss') move({ kind: 'dismissed' });
    else move({ kind: 'confirmed', offerId: pressed, now: 0 });
  }

  return (
    <form className="card-frame max-w-form p-card" onSubmit={submit}>
      <CashOut label={words.betHistory('cashOut.label')} view={cashOutView(words, cashOut)} />
    </form>
  );
}

export const Moves: StoryObj = {
  name: 'CASH-01 goes from Available to Success, asks again when the value changes, keeps the focus',
  render: () => <WithBettingWords>{(words) => <OpenBet words={words} />}</WithBettingWords>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group');
    const state = () => group.getAttribute('data-cash-out');
    const press = async (position: number) => {
      const button = canvas.getAllByRole('button')[position];
      if (button) await userEvent.click(button);
    };
    await press(0);
    await expect(state()).toBe('confirm');
    await expect(canvas.getByRole('heading')).toHaveFocus();

    await press(1);
    await expect(state()).toBe('available');
    await expect(canvas.getByRole('button')).toHaveFocus();

    await press(0);
    await press(0);
    await expect(state()).toBe('pending');
    await expect(canvas.queryByRole('button')).toBeNull();

    operator({ kind: 'valueChanged', offer: nextOffer });
    await waitFor(() => expect(state()).toBe('confirm'));
    await expect(canvas.getByRole('deletion')).toHaveTextContent('14');
    await expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement();

    await press(0);
    operator({ kind: 'accepted', value: minorUnits(1315) });
    await waitFor(() => expect(state()).toBe('success'));
    await expect(canvas.getByRole('status')).toHaveTextContent('13');
    operator({ kind: 'quoted', offer });
    await expect(state()).toBe('success');
  },
};

const root = fn();

export const HandsOn: StoryObj = {
  name: 'Hands its root, which it needs itself to keep the focus, to a ref as well',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="card-frame max-w-form p-card">
          <CashOut
            ref={root}
            label={words.betHistory('cashOut.label')}
            view={cashOutViews(words).available}
            data-testid="cash-out"
          />
        </form>
      )}
    </WithBettingWords>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(root).toHaveBeenLastCalledWith(group);
    await expect(group).toHaveAttribute('data-testid', 'cash-out');
  },
};
