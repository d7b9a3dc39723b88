import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { RadioGroup } from '@vitrine/ui/forms/radio-group';
import { TextArea } from '@vitrine/ui/forms/text-area';
import { MessageList } from '@vitrine/ui/shell/message-list';
import { useEffect, useRef } from 'react';
import { chatPaths, NEWEST } from '../../../paths/chat-paths.ts';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { ChatPage, SupportContacts } from '../../../shapes/shell/support-chat.ts';
import { SupportWays } from './support-ways.tsx';

export const MESSAGE_FIELD = 'message';
export const RATING_FIELD = 'rating';

/** What a form of the chat orders; without an order it sends a message. */
export const CHAT_ORDER = 'order';
export const END = 'end';
export const AGAIN = 'again';

export interface ChatViewProps {
  readonly texts: Namespaces['chat'];
  readonly chat: ChatPage;
  readonly contacts: SupportContacts;
  /** The most characters of a message. */
  readonly longest: number;
  readonly form: FormState | undefined;
}

/** The page of the support: a conversation by forms, or the ways that remain. Source: 1§4. */
export function ChatView({ texts, chat, contacts, longest, form }: ChatViewProps) {
  if (chat.kind === 'talk') {
    return (
      <FormPage title={texts.title} intro={texts.intro}>
        <Talk texts={texts} talk={chat} longest={longest} form={form} />
      </FormPage>
    );
  }
  const ways = <SupportWays texts={texts} contacts={contacts} />;
  return (
    <FormPage title={texts.title}>
      {chat.kind === 'unread' ? (
        <ErrorState
          title={texts.unreadTitle}
          safe={texts.unreadText}
          action={
            <div className="grid gap-4">
              <Button asChild>
                <a href={chatPaths.chat}>{texts.retry}</a>
              </Button>
              {ways}
            </div>
          }
        />
      ) : (
        <EmptyState
          drawing="trouble"
          title={texts[chat.kind === 'mail' ? 'mailTitle' : 'closedTitle']}
          text={texts[chat.kind === 'mail' ? 'mailText' : 'closedText']}
          action={ways}
        />
      )}
    </FormPage>
  );
}

interface TalkProps extends Pick<ChatViewProps, 'texts' | 'longest' | 'form'> {
  readonly talk: Extract<ChatPage, { kind: 'talk' }>;
}

function Talk({ texts, talk, longest, form }: TalkProps) {
  const messages = talk.messages.map((each) => ({
    ...each,
    author: each.isOwn ? texts.you : texts.support,
  }));
  return (
    <>
      {messages.length > 0 ? (
        <MessageList label={texts.messages} messages={messages} newestOwnId={NEWEST} />
      ) : null}
      <div className="grid gap-4">
        <FormErrors form={form} title={texts.errorSummary} />
        {talk.isEnded ? (
          <Ended texts={texts} />
        ) : (
          <MessageForm
            // The field is empty again after each message that was taken.
            key={messages.length}
            texts={texts}
            longest={longest}
            form={form}
            isBegun={messages.length > 0}
          />
        )}
      </div>
      {messages.length > 0 && !talk.isEnded ? <EndForm texts={texts} /> : null}
    </>
  );
}

interface MessageFormProps extends Omit<TalkProps, 'talk'> {
  readonly isBegun: boolean;
}

function MessageForm({ texts, longest, form, isBegun }: MessageFormProps) {
  const isSending = useNavigation().formData?.has(MESSAGE_FIELD) ?? false;
  const field = useRef<HTMLTextAreaElement>(null);
  // The next message is typed at once; a first visit reads the page first.
  useEffect(() => {
    if (isBegun && location.hash === `#${NEWEST}`) field.current?.focus({ preventScroll: true });
  }, [isBegun]);
  return (
    <Form noValidate method="post" action={chatPaths.chat} className="grid gap-3">
      <CsrfField />
      <TextArea
        ref={field}
        name={MESSAGE_FIELD}
        label={texts.field}
        rows={3}
        required
        maxLength={longest}
        defaultValue={form?.values[MESSAGE_FIELD]}
        error={form?.errors[MESSAGE_FIELD]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isSending}>
          {texts.send}
        </Button>
        {isBegun ? (
          <Button asChild intent="quiet">
            <RouterLink to={chatPaths.chat} preventScrollReset>
              {texts.refresh}
            </RouterLink>
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** Ends the conversation, with the answer to the survey for whoever wants to give one. */
function EndForm({ texts }: Pick<ChatViewProps, 'texts'>) {
  const choices = ([1, 2, 3, 4, 5] as const).map((stars) => ({
    value: String(stars),
    label: texts[`rating${stars}`],
  }));
  return (
    <details className="card-frame px-card">
      <summary className="min-h-11 cursor-pointer py-3 font-medium">{texts.end}</summary>
      <Form noValidate method="post" action={chatPaths.chat} className="grid gap-3 pb-4">
        <CsrfField />
        <RadioGroup name={RATING_FIELD} label={texts.survey} choices={choices} />
        <Button type="submit" name={CHAT_ORDER} value={END} intent="quiet">
          {texts.end}
        </Button>
      </Form>
    </details>
  );
}

function Ended({ texts }: Pick<ChatViewProps, 'texts'>) {
  return (
    <Form method="post" action={chatPaths.chat} className="card-frame grid gap-3 p-card">
      <CsrfField />
      <p role="status">
        <strong className="block">{texts.endedTitle}</strong> {texts.endedText}
      </p>
      <Button type="submit" name={CHAT_ORDER} value={AGAIN}>
        {texts.again}
      </Button>
    </Form>
  );
}
