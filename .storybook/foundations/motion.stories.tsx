import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';
import { unpictured } from '../modes.ts';
import { useShown } from '../story-brand.tsx';
import { TokenDefinitions } from './token-definitions.tsx';
import { tokensOf } from './token-table.ts';

/** The animations of `theme.css`. */
const animations = [
  ['animate-fade-in', 'A backdrop, a dialog, a toast'],
  ['animate-rise-in', 'A sheet or dialog, from the lower edge of a phone'],
  ['animate-slide-in', 'A drawer, from the side'],
  ['animate-pending', 'A click on its way, until it is answered'],
  ['animate-skeleton', 'What has not arrived, until it has'],
] as const;

function Motion() {
  const shown = useShown();
  const durations = tokensOf(shown, 'duration');
  const [ease] = tokensOf(shown, 'ease');
  // Nothing moves before it is asked to: pictures of this page are all alike.
  const [played, setPlayed] = useState(0);
  return (
    <BookPage
      title="Motion"
      intro="Short, on transform and opacity alone, and never the only sign of anything. Who asks the system for less motion sees every change at once."
    >
      <p>
        <Button onClick={() => setPlayed(played + 1)}>Play</Button>
      </p>
      <BookSection title="Durations">
        <ul className="flex flex-col gap-4">
          {durations.map(({ path, value, description, variable }) => (
            <li key={path} className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[16rem_1fr]">
              <p>
                <span className="font-bold">{path}</span>{' '}
                <span className="text-text-muted tabular-nums">{value}</span>
                <br />
                <span className="text-text-muted">{description}</span>
              </p>
              <div className="rounded-pill bg-hairline [container-type:inline-size]">
                <div
                  data-testid={path}
                  className={`size-8 rounded-pill bg-action transition-transform ease-brand ${played % 2 ? 'translate-x-[calc(100cqw-100%)]' : ''}`}
                  style={{ transitionDuration: `var(${variable})` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </BookSection>
      {ease ? (
        <BookSection title="Easing">
          <div className="flex flex-wrap items-center gap-8">
            <Curve value={ease.value} />
            <TokenDefinitions tokens={[ease]} />
          </div>
        </BookSection>
      ) : null}
      <BookSection title="Animations">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {animations.map(([name, use]) => (
            <li key={name} className="card-frame flex items-center gap-4 p-4">
              <span className="size-16 shrink-0 overflow-clip rounded-box bg-ground p-2">
                <span
                  key={played}
                  className={`block size-full rounded-box bg-action ${played ? name : ''}`}
                />
              </span>
              <p className="min-w-0">
                <span className="font-bold">{name}</span>
                <br />
                <span className="text-text-muted">{use}</span>
              </p>
            </li>
          ))}
        </ul>
      </BookSection>
    </BookPage>
  );
}

/** How far a motion has come, over its time. */
function Curve({ value }: { readonly value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
  return (
    <svg aria-hidden="true" viewBox="-4 -4 108 108" width={160} height={160} fill="none">
      <path d="M0 0V100H100" className="stroke-control-border" strokeWidth={1.5} />
      <path
        d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
        className="stroke-action"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </svg>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Motion>;

export default meta;

export const DurationsAndAnimations: StoryObj<typeof meta> = { name: 'Motion' };

export const Played: StoryObj<typeof meta> = {
  name: 'Moves when it is asked to',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const moved = () => canvas.getByTestId('duration.fast').className.includes('translate-x');
    await expect(moved()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(moved()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(moved()).toBe(false);
    await expect(canvasElement.querySelector('.animate-fade-in')).not.toBeNull();
  },
};
