import { amountToWire } from '@vitrine/betting/base/money';
import { SPIN_PROMOTIONS } from '@vitrine/upstream/contract/promotions/giveaway';
import type { FreeBet } from '../../../promotions/free-bets/free-bet.ts';
import { choicesOf, order, type ControlForm, type PageSection } from '../control-form.ts';
import { factList } from '../page-frame.ts';
import type { Chosen, PageServices } from '../page-services.ts';

/** What the chosen bettor is given. */
export function promotionsSection({ promotions }: PageServices, { bettor }: Chosen): PageSection {
  const section = { id: 'promotions', title: 'Promotions' };
  if (!bettor) return { ...section, facts: '', forms: [] };
  const { freeBets, freeSpins, cashback, referrals } = promotions;
  const spins = freeSpins.activeOf(bettor.id).reduce((sum, row) => sum + row.spins, 0);
  return {
    ...section,
    facts: factList([
      ['Free bets', freeBets.openOf(bettor.id).map(freeBetText).join(', ') || 'none'],
      ['Free spins', String(spins)],
      ['Cashback box of today', cashback.isEligible(bettor.id) ? 'to be opened' : 'none'],
      ['Referral rewards', amountToWire(referrals.readyFor(bettor.id)).toFixed(2)],
    ]),
    forms: [...freeBetForms(bettor.email), ...giftForms(bettor.email)],
  };
}

function freeBetText({ stake, state }: FreeBet): string {
  return `${amountToWire(stake).toFixed(2)} (${state})`;
}

function freeBetForms(email: string): readonly ControlForm[] {
  return [
    {
      action: 'free-bet',
      title: 'Give a free bet',
      fields: [
        { kind: 'number', name: 'stake', label: 'Stake', value: '10', step: '0.01' },
        { kind: 'number', name: 'minimumOdds', label: 'Odds from', value: '1', step: '0.001' },
        {
          kind: 'number',
          name: 'gainLimit',
          label: 'Winnings up to; empty for any',
          step: '0.01',
          isOptional: true,
        },
        {
          kind: 'select',
          name: 'isOffered',
          label: 'It is',
          choices: [
            { value: 'no', text: 'given' },
            { value: 'yes', text: 'offered, to be accepted' },
          ],
        },
      ],
      button: 'Give',
      done: 'The free bet is given.',
      orders: ({ stake, minimumOdds, gainLimit, isOffered }) =>
        order('promotions/free-bet', {
          email,
          stake: Number(stake),
          minimumOdds: Number(minimumOdds),
          gainLimit: gainLimit ? Number(gainLimit) : null,
          isOffered: isOffered === 'yes',
        }),
    },
    {
      action: 'free-bet-end',
      title: 'End the free bets',
      fields: [
        {
          kind: 'select',
          name: 'end',
          label: 'They are',
          choices: choicesOf(['cancelled', 'expired', 'locked']),
        },
      ],
      button: 'End',
      done: 'The free bets cannot be used any more.',
      orders: ({ end }) => order('promotions/free-bet-end', { email, end }),
    },
  ];
}

function giftForms(email: string): readonly ControlForm[] {
  return [
    {
      action: 'cashback',
      title: 'Give a cashback box',
      fields: [
        {
          kind: 'number',
          name: 'amount',
          label: 'Amount in it; 0 is to try again tomorrow',
          value: '12.50',
          step: '0.01',
        },
      ],
      button: 'Give',
      done: 'The box of today can be opened.',
      orders: ({ amount }) => order('promotions/cashback', { email, amount: Number(amount) }),
    },
    {
      action: 'spins',
      title: 'Give a spin',
      fields: [
        {
          kind: 'select',
          name: 'promotionType',
          label: 'Promotion',
          choices: choicesOf(SPIN_PROMOTIONS),
        },
        {
          kind: 'select',
          name: 'reward',
          label: 'It brings',
          choices: choicesOf(['freeSpins', 'money', 'freeBet', 'nothing']),
        },
        {
          kind: 'number',
          name: 'value',
          label: 'How many, or how much',
          value: '10',
          step: '0.01',
        },
      ],
      button: 'Give',
      done: 'The spin of today is there.',
      orders: ({ promotionType, reward, value }) =>
        order('promotions/spins', { email, promotionType, reward, value: Number(value) }),
    },
    {
      action: 'referral',
      title: 'Give a referral reward',
      fields: [{ kind: 'number', name: 'amount', label: 'Amount', value: '20', step: '0.01' }],
      button: 'Give',
      done: 'The reward is ready.',
      orders: ({ amount }) => order('promotions/referral', { email, amount: Number(amount) }),
    },
  ];
}
