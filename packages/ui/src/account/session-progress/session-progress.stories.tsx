import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { SessionProgress } from './session-progress.tsx';

const LIMIT_MINUTES = 120;

/** `usedMinutes` of two hours; null without a limit. */
function Session({ usedMinutes }: { readonly usedMinutes: number | null }) {
  const t = useStoryTexts('common');
  const { sessionTime, sessionLimit, sessionLeft } = useShellFixtures();
  const isOver = usedMinutes !== null && usedMinutes >= LIMIT_MINUTES;
  const time = isOver ? sessionLimit : sessionTime;
  return (
    <div className="max-w-form">
      <SessionProgress
        id="session"
        title={t['session.title']}
        sinceText={formatText(t['session.since'], { time })}
        limit={
          usedMinutes === null
            ? null
            : {
                usedMinutes,
                limitMinutes: LIMIT_MINUTES,
                text: formatText(t['session.ofLimit'], { time, limit: sessionLimit }),
                note: isOver
                  ? t['session.reached']
                  : formatText(t['session.left'], { time: sessionLeft }),
              }
        }
        limits={{ href: '#limits', label: t['session.limits'] }}
      />
    </div>
  );
}

const meta = {
  title: 'Account/Session progress',
  component: Session,
  args: { usedMinutes: 80 },
} satisfies Meta<typeof Session>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheLimit: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /Tempo|Tiempo/ });
    await expect(bar).toHaveAttribute('value', '80');
    await expect(bar).toHaveAttribute('max', '120');
    await expect(canvas.getByText(/40 min/)).toBeVisible();
  },
};

export const LimitReached: Story = {
  args: { usedMinutes: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/saques continuam|retiros siguen/)).toBeVisible();
  },
};

export const WithoutALimit: Story = {
  args: { usedMinutes: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#limits');
  },
};

export const SmallPhone: Story = at('small');
