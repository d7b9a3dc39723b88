import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatAmountForField,
  formatMoney,
  minorUnits,
} from '../../packages/betting/src/base/money.ts';
import { Amount } from '../../packages/ui/src/base/amount/amount.tsx';
import amountStories from '../../packages/ui/src/base/amount/amount.stories.tsx';
import { MoneyField } from '../../packages/ui/src/forms/money-field/money-field.tsx';
import moneyStories from '../../packages/ui/src/forms/money-field/money-field.stories.tsx';
import { TextField } from '../../packages/ui/src/forms/text-field/text-field.tsx';
import stakeStories from '../../packages/ui/src/bet-slip/stake-field/stake-field.stories.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryBrand, useStoryTexts } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

const cents = [123450, 1000, 1111111];

function Lines({ children }: { readonly children: readonly string[] }) {
  const t = useStoryTexts('common');
  const labels = [t.today, t.yesterday, t.all];
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {children.map((text, at) => (
        <li key={text} className="flex justify-between gap-4 py-2">
          <span>{labels[at]}</span>
          <Amount>{text}</Amount>
        </li>
      ))}
    </ul>
  );
}

function MoneyAndNumbers() {
  const brand = useStoryBrand();
  const wallet = useStoryTexts('wallet');
  const betSlip = useStoryTexts('bet-slip');
  const money = (value: number) => formatMoney(minorUnits(value), brand);
  const field = formatAmountForField(minorUnits(7500), brand);
  const symbol = money(0).replace(/[\d.,\s]/g, '');
  return (
    <UsagePage
      title="Money and numbers"
      intro="An amount is written as its country writes it, with its currency and two decimals, and never broken over lines. Odds have a point and two decimals everywhere."
      components={[amountStories, moneyStories, stakeStories]}
    >
      <BookSection title="As the country writes it">
        <DoAndDont>
          <Do text="Currency, grouping and decimals of the brand; figures of equal width, aligned at their end.">
            <Lines>{cents.map(money)}</Lines>
          </Do>
          <Dont text="A number as the machine keeps it. The reader has to know the currency, and where the thousands are.">
            <Lines>{cents.map((value) => String(value / 100))}</Lines>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="In a field">
        <DoAndDont>
          <Do text="The currency stands before the field and can’t be deleted. The decimal sign is the brand’s, and both ways of grouping are understood.">
            <MoneyField
              id="amount-do"
              name="amount"
              label={wallet.amount}
              currencySymbol={symbol}
              writing={brand}
              defaultValue={field}
            />
          </Do>
          <Dont text="A field that takes any letter and leaves the currency to be guessed.">
            <TextField
              id="amount-dont"
              name="amount"
              label={wallet.amount}
              autoComplete="off"
              defaultValue="75"
            />
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="One figure leads">
        <DoAndDont>
          <Do text="What the reader came for is large; what it is made of stays small. Gain is a word and a colour, a loss has no colour of its own.">
            <dl className="flex flex-col gap-1">
              <dt className="text-text-muted">{betSlip['summary.potentialReturn']}</dt>
              <dd>
                <Amount size="hero">{money(7585)}</Amount>
              </dd>
              <dt className="text-text-muted">{betSlip['summary.stake']}</dt>
              <dd>
                <Amount tone="muted">{money(1000)}</Amount>
              </dd>
            </dl>
          </Do>
          <Dont text="All of a size, all in green: the reader has to add up, and a stake looks like a gain.">
            <dl className="flex flex-col gap-1">
              <dt className="text-text-muted">{betSlip['summary.potentialReturn']}</dt>
              <dd>
                <Amount size="large" tone="gain">
                  {money(7585)}
                </Amount>
              </dd>
              <dt className="text-text-muted">{betSlip['summary.stake']}</dt>
              <dd>
                <Amount size="large" tone="gain">
                  {money(1000)}
                </Amount>
              </dd>
            </dl>
          </Dont>
        </DoAndDont>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Money and numbers',
  component: MoneyAndNumbers,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof MoneyAndNumbers>;

export default meta;

export const AsTheCountryWrites: StoryObj<typeof meta> = { name: 'Money and numbers' };
