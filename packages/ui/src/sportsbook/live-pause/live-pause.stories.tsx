import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { LivePause } from './live-pause.tsx';

export default {
  title: 'Sportsbook/Live pause',
  component: LivePause,
  beforeEach: () => () => {
    document.documentElement.removeAttribute('data-live-paused');
    document.documentElement.removeAttribute('data-live-cut');
  },
} satisfies Meta;

const render = () => (
  <WithBettingWords>
    {({ sportsbook }) => (
      <LivePause
        pauseLabel={sportsbook('live.pause')}
        resumeLabel={sportsbook('live.resume')}
        pausedText={sportsbook('live.paused')}
        lostText={sportsbook('live.lost')}
      />
    )}
  </WithBettingWords>
);

export const Moving: StoryObj = { render };

export const Paused: StoryObj = {
  name: 'Stops what moves by itself, says so, and lets it go on',
  render,
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const changed = fn();
    const observer = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => addedNodes.length > 0)) changed();
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    const pause = button.textContent;
    await userEvent.click(button);
    await expect(root).toHaveAttribute('data-live-paused');
    await expect(button).not.toHaveTextContent(pause);
    const [status] = canvas.getAllByRole('status');
    await expect(status).not.toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(root).not.toHaveAttribute('data-live-paused');
    await expect(status).toBeEmptyDOMElement();
    await expect(changed).toHaveBeenCalledTimes(2);
    observer.disconnect();
    await userEvent.click(button);
  },
};

export const Lost: StoryObj = {
  name: 'Says that the connection is lost, in one line',
  beforeEach: () => void document.documentElement.toggleAttribute('data-live-cut', true),
  render,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('button').parentElement;
    const [, status] = canvas.getAllByRole('status');
    await expect(within(status ?? canvasElement).getByText(/./)).toBeVisible();
    const height = row?.getBoundingClientRect().height;
    document.documentElement.removeAttribute('data-live-cut');
    await expect(within(status ?? canvasElement).getByText(/./)).not.toBeVisible();
    await expect(row?.getBoundingClientRect().height).toBe(height);
    document.documentElement.toggleAttribute('data-live-cut', true);
  },
};
