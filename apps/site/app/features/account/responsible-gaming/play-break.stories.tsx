import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { STORY_NOW, type StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import {
  PlayPauseView,
  type PlayPauseViewProps,
  SelfExclusionView,
  type SelfExclusionViewProps,
} from './play-break-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Play break' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function common(facts: StoryFacts) {
  return {
    texts: facts.texts['responsible-gaming'],
    errorSummary: facts.texts.account.errorSummary,
    supportEmail: facts.brand.licensee.supportEmail,
    form: undefined,
  };
}

function pause(given: (facts: StoryFacts) => Partial<PlayPauseViewProps> = () => ({})) {
  return pageStory({
    at: paths.playPause,
    visitor: BETTOR,
    data: (facts) => ({ ...common(facts), now: STORY_NOW, ...given(facts) }),
    view: (data) => <PlayPauseView {...data} />,
  });
}

/** The country's list and help where they are known. */
function elsewhere({ texts, brand }: StoryFacts): SelfExclusionViewProps['elsewhere'] {
  const t = texts['responsible-gaming'];
  const { centralExclusionUrl, helpLines, name } = brand;
  return {
    text:
      centralExclusionUrl === null
        ? formatText(t['exclude.noCentral'], { brand: name })
        : t['exclude.centralText'],
    ways: [
      ...(centralExclusionUrl === null
        ? []
        : [{ href: centralExclusionUrl, label: t['exclude.central'] }]),
      ...helpLines.map((line) => ({
        href: `tel:${line.phone}`,
        label: formatText(t['page.helpLine'], { ...line }),
      })),
    ],
  };
}

function exclusion(given: (facts: StoryFacts) => Partial<SelfExclusionViewProps> = () => ({})) {
  return pageStory({
    at: paths.selfExclusion,
    visitor: BETTOR,
    data: (facts) => ({
      ...common(facts),
      check: null,
      elsewhere: elsewhere(facts),
      ...given(facts),
    }),
    view: (data) => <SelfExclusionView {...data} />,
  });
}

export const Pause: Story = pause();

export const PauseNotConfirmed: Story = pause(({ texts }) => ({
  form: { values: {}, errors: {}, formError: texts['responsible-gaming']['break.failed'] },
}));

export const Exclusion: Story = exclusion();

export const ExclusionRefused: Story = {
  ...exclusion(({ texts }) => ({
    form: {
      values: {},
      errors: {
        period: texts['responsible-gaming']['pause.required'],
        understood: texts['responsible-gaming']['exclude.confirmRequired'],
      },
      formError: null,
    },
  })),
  name: 'Refused: the length and the box say what is missing',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      t['exclude.confirmRequired'],
    );
  },
};

export const ExclusionCheck: Story = {
  ...exclusion(({ texts }) => ({
    check: {
      period: '6',
      text: formatText(texts['responsible-gaming']['exclude.checkUntil'], {
        date: '23/05/2027',
      }),
    },
  })),
  name: 'The second step: the end of the exclusion, and a way back',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    await expect(canvas.getByRole('button', { name: t['exclude.submit'] })).toBeVisible();
    const back = canvas.getByRole('link', { name: t['exclude.back'] });
    await expect(back).toHaveAttribute('href', paths.selfExclusion);
  },
};
