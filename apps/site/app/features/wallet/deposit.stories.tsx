import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MinorUnits, minorUnits, ZERO } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, within } from 'storybook/test';
import type { FormState } from '../../forms/form-state.ts';
import { chargePath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { invalidForm, refusedForm, typedForm } from '../../stories/posted-form.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import type { OpenCharge } from '../../shapes/wallet/open-charge.ts';
import { methodChoices } from './deposit-methods.ts';
import { amountTextValues } from './amount-schema.ts';
import { type DepositRules, depositSchema } from './deposit-schema.ts';
import { offeredAmounts } from './offered-amounts.ts';
import { DepositView } from './deposit-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Deposit' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const INTENT = '6f1c2a4e-0000-4000-8000-000000000003';

function rulesOf({ brand }: StoryFacts, methods = brand.paymentMethods): DepositRules {
  return {
    methods,
    minimum: minorUnits(brand.deposit.minimum),
    maximum: minorUnits(brand.deposit.maximum),
    format: brand,
  };
}

interface DepositState {
  readonly balance?: number | null;
  /** What the bettor's own limit leaves; null without one. */
  readonly left?: number | null;
  /** What the wallet can still take; null for any amount. */
  readonly room?: MinorUnits | null;
  /** The brand's own methods when left out. */
  readonly methods?: DepositRules['methods'];
  readonly hasOpenVouchers?: boolean;
  readonly inMaintenance?: DepositRules['methods'];
  /** The amount of a form that was sent before the page is shown. */
  readonly typed?: string;
  /** What was begun before and not paid. */
  readonly waiting?: (facts: StoryFacts) => readonly OpenCharge[];
  /** The operator's answer to a valid form. */
  readonly refusal?: (form: FormData, facts: StoryFacts) => FormState;
}

function deposit({
  balance = 123_450,
  left = null,
  room = null,
  methods,
  hasOpenVouchers = false,
  inMaintenance = [],
  typed,
  waiting = () => [],
  refusal,
}: DepositState = {}) {
  const answerTo = (form: FormData, facts: StoryFacts) => {
    const rules = rulesOf(facts, methods);
    const sentences: Readonly<Record<string, string>> = facts.texts.wallet;
    const values = amountTextValues(rules, facts.texts.wallet);
    const say = (code: string) => formatText(sentences[code] ?? code, values);
    return invalidForm(form, depositSchema(rules), say) ?? refusal?.(form, facts) ?? null;
  };
  return pageStory({
    at: paths.deposit,
    visitor: { ...BETTOR, balance },
    data: (facts, { search }) => {
      const { brand, texts } = facts;
      const rules = rulesOf(facts, methods);
      return {
        texts: texts.wallet,
        intentId: INTENT,
        methods: methodChoices(
          rules.methods,
          new Map([
            ...(hasOpenVouchers ? [['oxxo', texts.wallet['method.openVouchers']] as const] : []),
            ...inMaintenance.map((method) => [method, texts.wallet['method.maintenance']] as const),
          ]),
          texts.wallet,
        ),
        balance: balance === null ? null : facts.money(balance),
        ownLimit:
          left === null
            ? null
            : {
                text: formatText(texts.wallet['ownLimit.daily'], { amount: facts.money(left) }),
                left: minorUnits(left),
                above: formatText(texts.wallet['errors.ownLimit'], { amount: facts.money(left) }),
              },
        ...offeredAmounts(rules, room, brand.deposit.quickAmounts, texts.wallet),
        amount: search.get('amount') ?? '',
        openCharges: waiting(facts),
      };
    },
    ...(typed === undefined
      ? {}
      : { answer: (facts) => answerTo(sentForm(typed, facts), facts) ?? undefined }),
    act: (form, facts) =>
      answerTo(form, facts) ??
      new Response(null, { status: 302, headers: { Location: chargePath('4815162342') } }),
    view: (data, form) => <DepositView {...data} form={form} />,
  });
}

/** A form of this amount, by the method that stands first. */
function sentForm(amount: string, facts: StoryFacts): FormData {
  const [method = 'pix'] = facts.brand.paymentMethods;
  return typedForm({ intentId: INTENT, amount, method });
}

/** The operator's refusal of the whole form: no field can be corrected. */
function refusedBy(code: 'ownLimitSpent' | 'selfExclusion' | 'pause' | 'blocked' | 'unreachable') {
  return (form: FormData, { texts }: StoryFacts) =>
    refusedForm(form, texts.wallet[`errors.${code}`]);
}

export const Empty: Story = deposit();

function waitingCharge(
  { brand, texts, money }: StoryFacts,
  millisecondsLeft: number | null,
): OpenCharge {
  const [method = 'card'] = brand.paymentMethods;
  return {
    href: chargePath(`481516${millisecondsLeft ?? ''}`),
    method,
    amount: money(5_000),
    expiry: formatText(texts.wallet.expiresAt, { time: '18:42' }),
    millisecondsLeft,
  };
}

export const WithAnOpenCharge: Story = {
  ...deposit({ waiting: (facts) => [waitingCharge(facts, null)] }),
  name: 'A deposit begun before leads to its payment',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const list = canvas.getByRole('list', { name: t['openCharges.title'] });
    await expect(within(list).getByRole('link')).toHaveAttribute('href', chargePath('481516'));
  },
};

export const OpenChargeThatEnds: Story = {
  ...deposit({ waiting: (facts) => [waitingCharge(facts, 500), waitingCharge(facts, null)] }),
  name: 'A deposit whose time ends while the page is open leads nowhere',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const list = canvas.getByRole('list', { name: t['openCharges.title'] });
    await expect(await within(list).findByText(t.statusExpired)).toBeVisible();
    await expect(within(list).getAllByRole('link')).toHaveLength(1);
  },
};

export const AboveTheMaximum: Story = {
  ...deposit(),
  name: 'An amount above the highest deposit is answered as it is typed',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await userEvent.type(canvas.getByRole('textbox', { name: t.amount }), '99999999');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t['errors.aboveMaximum'].split('{{maximum}}')[0]?.trim() ?? '',
    );
  },
};

/** The wallet holds as much as it may: no amount is offered. */
export const WalletFull: Story = deposit({ room: ZERO });

export const BesideAnOwnLimit: Story = deposit({ left: 15_000 });

export const AboveAnOwnLimit: Story = {
  ...BesideAnOwnLimit,
  name: 'An amount above the own limit is answered as it is typed',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await userEvent.type(canvas.getByRole('textbox', { name: t.amount }), '999999');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t['errors.ownLimit'].split('{{amount}}')[0]?.trim() ?? '',
    );
    await expect(canvas.getByRole('link', { name: t['ownLimit.see'] })).toBeVisible();
  },
};

export const LeadsToTheCharge: Story = {
  ...deposit(),
  name: 'An amount in order leads to the charge',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await userEvent.type(canvas.getByRole('textbox', { name: t.amount }), '50');
    await userEvent.click(
      canvas.getByRole('button', {
        name: (name) => name === t.depositSubmit || name === t.depositContinue,
      }),
    );
    await expect(await canvas.findByText(chargePath('4815162342'))).toBeVisible();
  },
};

export const UnreadableAmount: Story = {
  ...deposit(),
  name: 'An amount that can’t be read: the summary takes the focus',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const amount = canvas.getByRole('textbox', { name: t.amount });
    await userEvent.type(amount, '10,5,0{Enter}');
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link'));
    await expect(amount).toHaveFocus();
  },
};

export const BelowMinimum: Story = deposit({ typed: '0' });

export const ReadyAmount: Story = {
  ...deposit(),
  name: 'A ready amount fills the field',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const ready = canvas.getByRole('list', { name: t.quickAmounts });
    const [, second] = within(ready).getAllByRole('link');
    if (!second) throw new Error('The brand has no ready amounts.');
    await userEvent.click(second);
    const amount = canvas.getByRole<HTMLInputElement>('textbox', { name: t.amount });
    await expect(amount.value).toMatch(/^20[.,]00$/);
  },
};

export const OwnLimit: Story = deposit({
  typed: '500',
  refusal: (form, { texts, money }) => ({
    ...refusedForm(form, ''),
    formError: null,
    errors: { amount: formatText(texts.wallet['errors.ownLimit'], { amount: money(15_000) }) },
  }),
});

export const OwnLimitSpent: Story = deposit({ typed: '100', refusal: refusedBy('ownLimitSpent') });
export const SelfExcluded: Story = deposit({ typed: '100', refusal: refusedBy('selfExclusion') });
export const Paused: Story = deposit({ typed: '100', refusal: refusedBy('pause') });
export const Blocked: Story = deposit({ typed: '100', refusal: refusedBy('blocked') });

export const OperatorUnreachable: Story = deposit({
  typed: '100',
  balance: null,
  refusal: refusedBy('unreachable'),
});

/** Several ways to pay, in any brand. A real page offers only those of its brand. */
export const SeveralMethods: Story = {
  ...deposit({ methods: ['spei', 'oxxo', 'card'] }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(
      canvas.getByRole('radio', { name: matching(t['paymentMethod.spei']) }),
    ).toBeChecked();
  },
};

/** The bettor has as many unpaid vouchers as are allowed. */
export const OpenVouchers: Story = {
  ...deposit({ methods: ['spei', 'oxxo', 'card'], hasOpenVouchers: true }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(
      canvas.getByRole('radio', { name: matching(t['paymentMethod.oxxo']) }),
    ).toBeDisabled();
    await expect(canvas.getByText(t['method.openVouchers'])).toBeVisible();
  },
};

export const OnlyMethodInMaintenance: Story = {
  ...deposit({ methods: ['pix'], inMaintenance: ['pix'] }),
  name: 'FLAG-11 the only method in maintenance: the page says so and has nothing to send',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t.depositClosed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t['transaction.error.action'] })).toHaveAttribute(
      'href',
      paths.deposit,
    );
    await expect(canvas.queryByRole('textbox', { name: t.amount })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.depositSubmit })).toBeNull();
  },
};

export const EveryMethodInMaintenance: Story = {
  ...deposit({ methods: ['spei', 'card'], inMaintenance: ['spei', 'card'] }),
  name: 'FLAG-11 every method in maintenance: each is shown as unavailable, and none can be sent',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t.depositClosed)).toBeVisible();
    for (const way of canvas.getAllByRole('radio')) await expect(way).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: t.depositContinue })).toBeNull();
  },
};

function matching(beginning: string): RegExp {
  return new RegExp(`^${beginning}`);
}
