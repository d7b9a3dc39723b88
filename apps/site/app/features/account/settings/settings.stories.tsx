import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { SettingsView, type SettingsViewProps } from './settings-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Settings' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function settings(given: Partial<SettingsViewProps> = {}): Story {
  return pageStory({
    at: accountPaths.settings,
    visitor: BETTOR,
    data: ({ brand, texts: { shell, 'bet-slip': slip } }) => {
      const texts = textsOf(brand.locale, 'settings');
      const page: SettingsViewProps = {
        texts,
        saved: null,
        notifications: { email: true, sms: false, push: false },
        settings: [
          {
            setting: 'landing',
            chosen: 'last',
            choices: (['last', 'sports', 'casino'] as const).map((value) => ({
              value,
              label: texts[`landing.${value}`],
            })),
          },
          {
            setting: 'oddsChange',
            chosen: 'better',
            choices: (['any', 'better', 'none'] as const).map((value) => ({
              value,
              label: slip[`oddsChange.${value}`],
              description: slip[`oddsChange.${value}Text`],
            })),
          },
          {
            setting: 'scheme',
            chosen: brand.scheme,
            choices: [
              { value: 'light', label: shell.schemeLight },
              { value: 'dark', label: shell.schemeDark },
            ],
          },
        ],
        links: [{ href: paths.responsibleGame, label: texts['more.limits'] }],
        form: undefined,
        ...given,
      };
      return page;
    },
    view: (data) => <SettingsView {...data} />,
  });
}

export const Settings: Story = settings();

export const Saved: Story = {
  ...settings({ saved: 'scheme' }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'settings');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.saved);
  },
};

export const NotificationsUnread: Story = {
  ...settings({ notifications: null }),
  name: 'The operator does not tell what it may send',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'settings');
    await expect(canvas.getByText(t['notifications.unread'])).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
