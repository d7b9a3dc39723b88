import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { LISTENS } from './fault-lab.ts';
import type { Happening } from './happenings.ts';
import type { Fault } from './lab-network.ts';
import { FAULT_LABELS, HAPPENING_LABELS, RESTART_LABEL, TIME_LABEL } from './lab-panel.tsx';

/** A price of the lab's page, as the live script keeps it. */
interface PriceState {
  /** Decimal, with a dot. */
  readonly text?: string;
  readonly direction?: 'up' | 'down' | null;
  readonly suspended?: boolean;
}

/** Presses the lab's buttons and looks at the prices of its page, for a story's play, once its scripts listen. */
export async function labHand(canvasElement: HTMLElement) {
  const log = () => within(canvasElement).getByRole('log');
  await waitFor(() => expect(log()).toHaveTextContent(LISTENS));
  await drawn();

  const press = (name: string) =>
    // The focus stays where it is: on the page, if the story set it there.
    fireEvent.click(within(canvasElement).getByRole('button', { name }));

  /** The buttons of an outcome, wherever they stand. */
  function prices(outcomeId: string): readonly HTMLElement[] {
    return [...canvasElement.querySelectorAll<HTMLElement>(`[data-outcome="${outcomeId}"]`)];
  }

  return {
    happen: (happening: Happening) => press(HAPPENING_LABELS[happening]),
    toggle: (fault: Fault) => press(FAULT_LABELS[fault]),
    restart: () => press(RESTART_LABEL),
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) await press(TIME_LABEL);
    },
    prices,
    /** Throws when the outcome is not on the page. */
    price(outcomeId: string): HTMLElement {
      const [price] = prices(outcomeId);
      if (!price) throw new Error(`The page has no price ${outcomeId}`);
      return price;
    },
    /** Every price of the outcome is in this state. */
    async expectPrice(outcomeId: string, { text, direction, suspended }: PriceState) {
      await expect(prices(outcomeId).length).toBeGreaterThan(0);
      for (const button of prices(outcomeId)) {
        const shown = button.querySelector('[data-live-odds]');
        if (text !== undefined) await expect(shown).toHaveTextContent(text);
        if (direction !== undefined) {
          await expect(button.dataset['direction'] ?? null).toBe(direction);
        }
        if (suspended !== undefined) {
          await expect(button.hasAttribute('data-suspended')).toBe(suspended);
          await expect(button.getAttribute('aria-disabled')).toBe(suspended ? 'true' : null);
        }
      }
    },
    /** Whether all prices of the page are locked. */
    async expectLocked(isLocked: boolean) {
      await expect(document.documentElement.hasAttribute('data-live-lost')).toBe(isLocked);
    },
    /** The page has read its data again and morphed them in. */
    async waitUntilGone(outcomeId: string) {
      await waitFor(() => expect(prices(outcomeId)).toHaveLength(0));
    },
    async waitUntilThere(outcomeId: string) {
      await waitFor(() => expect(prices(outcomeId).length).toBeGreaterThan(0));
    },
    /** What happened. */
    log,
  };
}

/** Rows are out of sight until they were drawn once, and prices out of sight show no direction. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
