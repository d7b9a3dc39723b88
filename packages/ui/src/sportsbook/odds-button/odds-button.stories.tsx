import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { onePrice } from '../../stories/sportsbook/betting-fixtures.ts';
import { bettingWords } from '../../stories/sportsbook/betting-words.ts';
import { places } from '../../stories/base/places.ts';
import { takeOver } from '../../stories/feedback/take-over.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { OddsButton, type OddsButtonProps } from './odds-button.tsx';

export default { title: 'Sportsbook/Odds button', component: OddsButton } satisfies Meta;

type Look = Partial<
  Pick<OddsButtonProps, 'selected' | 'suspended' | 'direction' | 'layout' | 'oddsText'>
>;

function story(look: Look): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className={look.layout === 'inline' ? 'w-44' : 'w-24'}>
            <OddsButton {...onePrice(words)} {...look} />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Stacked = story({});
export const Inline = story({ layout: 'inline' });
export const Selected = story({ selected: true });
export const SelectedInline = story({ selected: true, layout: 'inline' });
export const Rising = story({ direction: 'up' });
export const Falling = story({ direction: 'down' });
export const RisingSelected = story({ direction: 'up', selected: true });
export const Suspended = story({ suspended: true });
export const SuspendedInline = story({ suspended: true, layout: 'inline' });
export const LongPrice = story({ oddsText: '501' });

const submitted = fn((event: SubmitEvent) => event.preventDefault());

export const Tap: StoryObj = {
  name: 'A tap posts the outcome with the form around it',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form
          className="w-24"
          onSubmit={(event) => {
            event.preventDefault();
            submitted(event.nativeEvent as SubmitEvent);
          }}
        >
          <OddsButton {...onePrice(words)} />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const button = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(button);
    const submitter = submitted.mock.lastCall?.[0].submitter;
    await expect(submitter).toBe(button);
    await expect(submitter).toHaveAttribute('name', 'tap');
    await expect(submitter).toHaveAttribute('value', 'sr:match:1/1//1');
  },
};

export const KeepsItsWidth: StoryObj = {
  name: 'Price, lock and arrows take the same room',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="flex gap-2">
          <span>
            <OddsButton {...onePrice(words)} />
          </span>
          <span>
            <OddsButton {...onePrice(words, { suspended: true })} />
          </span>
          <span>
            <OddsButton {...onePrice(words, { direction: 'up' })} />
          </span>
        </form>
      )}
    </WithBettingWords>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

const [firstPlace] = places;
const hydratedPrice = firstPlace ? <OddsButton {...onePrice(bettingWords(firstPlace))} /> : null;

/**
 * HTML that came without React, changed by the live script, and then taken over. React puts its own
 * text back, which is why the live script writes again after each rendering.
 */
export const ChangedBeforeHydration: StoryObj = {
  name: 'A button changed before hydration is taken over as it stands, without a complaint',
  render: () => <div data-testid="page" className="w-24" />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const complaints = spyOn(console, 'error');
    const page = canvas.getByTestId('page');
    let button: HTMLElement | undefined;
    const root = await takeOver(page, hydratedPrice, () => {
      button = within(page).getByRole('button');
      button.dataset['direction'] = 'up';
      button.dataset['suspended'] = '';
      button.ariaDisabled = 'true';
      within(page).getByText('1.85').textContent = '1.90';
    });
    await expect(within(page).getByRole('button')).toBe(button);
    await expect(button?.dataset).toMatchObject({ direction: 'up', suspended: '' });
    await expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    root.unmount();
  },
};

const price = fn();

export const HandsOn: StoryObj = {
  name: 'Hands its button a ref, a class and any other attribute',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="w-24">
          <OddsButton
            ref={price}
            {...onePrice(words)}
            data-testid="first-price"
            className="print:hidden"
          />
        </form>
      )}
    </WithBettingWords>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(price).toHaveBeenLastCalledWith(button);
    await expect(button).toHaveAttribute('data-testid', 'first-price');
    await expect(button).toHaveClass('print:hidden', 'odds-button');
  },
};
