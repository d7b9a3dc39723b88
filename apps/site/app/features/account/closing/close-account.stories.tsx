import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR, GUEST } from '../../../stories/story-shell.ts';
import { AccountClosedView } from './account-closed-view.tsx';
import { CloseAccountView, type CloseAccountViewProps } from './close-account-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Close account' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function closing(given: (facts: StoryFacts) => Partial<CloseAccountViewProps> = () => ({})): Story {
  return pageStory({
    at: accountPaths.close,
    visitor: BETTOR,
    data: (facts) => {
      const { account } = facts.texts;
      const page: CloseAccountViewProps = {
        texts: textsOf(facts.brand.locale, 'settings'),
        words: account,
        reason: null,
        hurdles: [],
        insteads: [],
        form: undefined,
        ...given(facts),
      };
      return page;
    },
    view: (data) => <CloseAccountView {...data} />,
  });
}

export const Asked: Story = closing();

export const BalanceLeft: Story = {
  ...closing(({ brand, money }) => {
    const texts = textsOf(brand.locale, 'settings');
    return {
      hurdles: [
        {
          text: formatText(texts['closing.balance'], { amount: money(12_350) }),
          ways: [{ href: paths.withdrawal, label: texts['closing.withdraw'] }],
        },
      ],
    };
  }),
  name: 'A balance is told of before the password is asked for',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'settings');
    await expect(canvas.getByRole('link', { name: t['closing.withdraw'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t['closing.submit'] })).toBeNull();
  },
};

export const WrongPassword: Story = closing(({ brand }) => ({
  form: {
    values: {},
    errors: { password: textsOf(brand.locale, 'settings')['closing.wrongPassword'] },
    formError: null,
  },
}));

export const PlayLess: Story = closing(({ brand }) => {
  const texts = textsOf(brand.locale, 'settings');
  return {
    reason: 'playLess',
    insteads: [
      { href: paths.playPause, label: texts['closing.pause'] },
      { href: paths.selfExclusion, label: texts['closing.exclude'] },
    ],
  };
});

export const Closed: Story = pageStory({
  at: accountPaths.closed,
  visitor: GUEST,
  data: ({ brand, texts: { account } }) => {
    const texts = textsOf(brand.locale, 'settings');
    return {
      texts,
      kept: texts['closing.done.kept'],
      contacts: [
        { href: `mailto:${brand.licensee.supportEmail}`, label: account['stopped.writeSupport'] },
      ],
    };
  },
  view: (data) => <AccountClosedView {...data} />,
});
