import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chatPaths } from '../../../paths/chat-paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import type { ChatPage } from '../../../shapes/shell/support-chat.ts';
import { ChatView, type ChatViewProps, MESSAGE_FIELD } from './chat-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Chat' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function page(kind: ChatPage['kind'] | 'begun' | 'ended' | 'notSent'): Story {
  return pageStory({
    at: chatPaths.chat,
    visitor: GUEST,
    data: ({ texts: { chat: texts } }): ChatViewProps => ({
      texts,
      chat:
        kind === 'mail' || kind === 'closed' || kind === 'unread'
          ? { kind }
          : {
              kind: 'talk',
              isEnded: kind === 'ended',
              messages:
                kind === 'talk'
                  ? []
                  : [
                      { id: '1', isOwn: false, text: texts.intro, time: '16:30' },
                      { id: '2', isOwn: true, text: texts.refresh, time: '16:31' },
                      { id: '3', isOwn: false, text: texts.closedText, time: '16:31' },
                    ],
            },
      contacts: { email: 'ajuda@vitrine.example', phone: '0800 000 0000' },
      longest: 1000,
      form:
        kind === 'notSent'
          ? { values: { [MESSAGE_FIELD]: texts.refresh }, errors: {}, formError: texts.notSent }
          : undefined,
    }),
    view: (data) => <ChatView {...data} />,
  });
}

export const First: Story = page('talk');
export const Begun: Story = {
  ...page('begun'),
  name: 'CHAT-03 the survey asks as it is given',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('log')).toBeVisible();
    await userEvent.click(
      canvas.getByText(/^(Encerrar a|Terminar la) convers/, { selector: 'summary' }),
    );
    await expect(
      canvas.getByRole('radiogroup', {
        name: /^(Como você avaliaria o serviço prestado pelo executivo\?|¿Cómo calificarías)/,
      }),
    ).toBeVisible();
  },
};
export const NotSent: Story = page('notSent');
export const Ended: Story = page('ended');
export const Closed: Story = page('closed');
export const RestrictedBuild: Story = {
  ...page('mail'),
  name: 'CHAT-01 a restricted build has a mail address',
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('link', { name: /ajuda@vitrine\.example/ });
    await expect(mail).toHaveAttribute('href', 'mailto:ajuda@vitrine.example');
  },
};
export const NotRead: Story = page('unread');
