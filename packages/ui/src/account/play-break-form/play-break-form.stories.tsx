import type { Meta, StoryObj } from '@storybook/react-vite';
import { exclusionPeriod } from '@vitrine/betting/account/self-exclusion';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Card } from '../../base/card/card.tsx';
import { Link } from '../../base/link/link.tsx';
import { type PostedFields, tellPosted } from '../../stories/forms/posted-form.ts';
import { useConsequences } from '../../stories/feedback/use-consequences.ts';
import { PlayBreakForm } from './play-break-form.tsx';

interface BreakStory {
  readonly kind: 'pause' | 'exclusion';
  readonly wrong?: boolean;
  readonly pending?: boolean;
  readonly onPost: (posted: PostedFields) => void;
}

const NOW = Date.UTC(2026, 10, 20, 21, 42);
const DAY = 24;
const pauseHours = [DAY, 3 * DAY, 7 * DAY, 30 * DAY, 90 * DAY];
const exclusionMonths = [6, 12, 24, 60];

function Pause({ wrong, pending }: BreakStory) {
  const t = useStoryTexts('responsible-gaming');
  const { locale, timeZone, language } = useStoryBrand();
  const consequences = useConsequences();
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const length = (hours: number) =>
    hours > DAY
      ? countText({ ...t }, 'pause.days', hours / DAY, language)
      : countText({ ...t }, 'pause.hours', hours, language);
  return (
    <PlayBreakForm
      period={{
        name: 'hours',
        label: t['pause.period'],
        error: wrong ? t['pause.required'] : undefined,
        choices: pauseHours.map((hours) => ({
          value: String(hours),
          label: length(hours),
          description: formatText(t['pause.until'], {
            date: moments.format(NOW + hours * 3_600_000),
          }),
        })),
      }}
      consequences={consequences(false)}
      warning={t['pause.warning']}
      submit={{ label: t['pause.submit'], pending }}
    />
  );
}

function Exclusion({ wrong, pending }: BreakStory) {
  const t = useStoryTexts('responsible-gaming');
  const { language } = useStoryBrand();
  const consequences = useConsequences();
  const length = (months: number) => {
    const period = exclusionPeriod(months);
    return 'count' in period
      ? countText({ ...t }, `exclusion.${period.unit}`, period.count, language)
      : '';
  };
  return (
    <PlayBreakForm
      period={{
        name: 'exclusionMonth',
        label: t['exclude.period'],
        error: wrong ? t['pause.required'] : undefined,
        choices: [
          ...exclusionMonths.map((months) => ({ value: String(months), label: length(months) })),
          {
            value: 'untilNotice',
            label: t['exclude.untilNotice'],
            description: t['exclude.untilNoticeText'],
          },
          {
            value: '1216',
            label: t['exclude.permanent'],
            description: t['exclude.permanentText'],
          },
        ],
      }}
      consequences={consequences(true)}
      warning={t['exclude.warning']}
      confirm={{
        name: 'understood',
        label: t['exclude.confirm'],
        error: wrong ? t['exclude.confirmRequired'] : undefined,
      }}
      submit={{ label: t['exclude.submit'], danger: true, pending }}
    >
      <p className="text-sm text-text-muted">
        {t['exclude.centralText']}{' '}
        <Link href="https://www.gov.br/autoexclusaoapostas" rel="external">
          {t['exclude.central']}
        </Link>
      </p>
    </PlayBreakForm>
  );
}

function Break(story: BreakStory) {
  const t = useStoryTexts('responsible-gaming');
  const isPause = story.kind === 'pause';

  return (
    <form method="post" onSubmit={tellPosted(story.onPost)} className="mx-auto max-w-form">
      <Card title={isPause ? t['pause.title'] : t['exclude.title']}>
        {isPause ? <Pause {...story} /> : <Exclusion {...story} />}
      </Card>
    </form>
  );
}

const meta = {
  title: 'Account/Play break form',
  component: Break,
  args: { kind: 'pause', onPost: fn() },
} satisfies Meta<typeof Break>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PauseForm: Story = {
  name: 'A pause: its period is posted in hours',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /7 d/ }));
    await userEvent.click(canvas.getByRole('button', { name: /pausa/ }));
    await expect(args.onPost).toHaveBeenCalledWith([['hours', '168']]);
  },
};
export const PauseWithoutPeriod: Story = {
  args: { wrong: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Escolha|Elige/);
  },
};
export const PausePending: Story = { args: { pending: true } };

export const SelfExclusionForm: Story = {
  name: 'A self-exclusion: nothing is posted before it is confirmed',
  args: { kind: 'exclusion' },
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: /excluir/ });
    await userEvent.click(canvas.getByRole('radio', { name: /Para sempre|Para siempre/ }));
    await userEvent.click(submit);
    await expect(args.onPost).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit);
    await expect(args.onPost).toHaveBeenCalledWith([
      ['exclusionMonth', '1216'],
      ['understood', 'on'],
    ]);
  },
};
export const SelfExclusionWithErrors: Story = { args: { kind: 'exclusion', wrong: true } };
