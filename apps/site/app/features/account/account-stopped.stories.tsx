import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { AccountStoppedView } from './account-stopped-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Account stopped' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function stopped(reasons: (facts: StoryFacts) => readonly string[]) {
  return pageStory({
    at: '/account-stopped',
    visitor: BETTOR,
    data: (facts) => {
      const { supportEmail, supportPhone, ombudsman } = facts.brand.licensee;
      const texts = facts.texts.account;
      return {
        title: texts['stopped.title'],
        reasons: reasons(facts),
        money: texts['stopped.money'],
        contacts: [
          { href: `mailto:${supportEmail}`, label: texts['stopped.writeSupport'] },
          {
            href: `tel:${supportPhone}`,
            label: formatText(texts['stopped.callSupport'], { phone: supportPhone }),
          },
          { href: `mailto:${ombudsman.email}`, label: texts['stopped.writeOmbudsman'] },
        ],
        movements: { href: paths.transactions, label: texts['stopped.movements'] },
      };
    },
    view: (data) => <AccountStoppedView {...data} />,
  });
}

export const InternallyBlocked: Story = {
  ...stopped(({ texts }) => [texts.account['stopped.blocked']]),
  name: 'SHELL-14 says why the account may not play, who to write to, and logs out',
  play: async ({ canvas, canvasElement }) => {
    const shell = frameTexts(canvasElement, 'shell');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: shell.logOut })).toBeVisible();
  },
};
