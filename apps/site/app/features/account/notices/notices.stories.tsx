import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPaths } from '../../../paths/account-paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { NoticesView, type NoticesViewProps } from './notices-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Notices' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function notices(given: Partial<NoticesViewProps>): Story {
  return pageStory({
    at: accountPaths.notices,
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.account,
      pushKey: '',
      standing: 'off' as const,
      isSaved: false,
      form: undefined,
      ...given,
    }),
    view: (data) => <NoticesView {...data} />,
  });
}

export const Off: Story = notices({});
export const SwitchedOff: Story = notices({ isSaved: true });
export const OnAnotherDevice: Story = notices({ standing: 'elsewhere' });

/** The browser of a story holds no subscription. */
export const NoLongerReceived: Story = notices({ standing: 'here' });

export const NotSaved: Story = pageStory({
  at: accountPaths.notices,
  visitor: BETTOR,
  data: ({ texts }) => ({
    texts: texts.account,
    pushKey: '',
    standing: 'off' as const,
    isSaved: false,
    form: { values: {}, errors: {}, formError: texts.account['notices.notSaved'] },
  }),
  view: (data) => <NoticesView {...data} />,
});
