import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { ReactivationView } from './reactivation-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Reactivation' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const CONTACTS = [
  { href: 'mailto:ajuda@exemplo.com', label: 'ajuda@exemplo.com' },
  { href: 'tel:08007001234', label: '0800 700 1234' },
];

function reactivation(problem?: 'supportNeeded' | 'selfExcluded' | 'failed'): Story {
  return pageStory({
    at: paths.reactivation,
    visitor: GUEST,
    data: ({ texts }) => ({
      texts: texts.access,
      errorSummary: texts.account.errorSummary,
      contacts: CONTACTS,
      form:
        problem === undefined
          ? undefined
          : {
              values: {},
              errors: {},
              formError: texts.access[`reactivation.${problem}`],
            },
    }),
    view: (data) => <ReactivationView {...data} />,
  });
}

export const Asked: Story = {
  ...reactivation(),
  name: 'SESS-09 asks whether the deactivated account is to be opened again',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Reativar|Reactivar/ })).toBeEnabled();
    const main = canvas.getByRole('main');
    await expect(main.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(2);
  },
};
export const SupportNeeded: Story = reactivation('supportNeeded');
export const SelfExcluded: Story = reactivation('selfExcluded');
export const NotConfirmed: Story = reactivation('failed');
