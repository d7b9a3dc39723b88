import type { ScriptedChat } from '@vitrine/betting/base/support-chat';
import type { Namespaces } from '@vitrine/messages/namespaces';

/** How the support is reached from every page. */
export interface ShellChat {
  /** The page of the chat, or a letter to the brand. */
  readonly href: string;
  /** With scripts, a tap opens the operator's chat over the page. */
  readonly opensPanel: boolean;
}

/** What the panel is given after the tap that opens it; null for a visitor who gets no chat of scripts. */
export interface ChatStart {
  readonly chat: ScriptedChat;
  /** Address of the chat's script, the one the content policy lets through. */
  readonly script: string;
  readonly settings: ChatSettings;
  readonly texts: Pick<
    Namespaces['chat'],
    'failedTitle' | 'failedText' | 'toPage' | 'mail' | 'phone'
  >;
  readonly contacts: SupportContacts;
}

/** What the site hands to a chat's script. Source: 1§8, 1§9. */
export interface ChatSettings {
  readonly language: 'pt-BR' | 'es';
  readonly surveyLabel: string;
  /** The visitor's conversation; null where the operator's chat keeps its own. */
  readonly conversation: string | null;
}

/** The ways to the support that are no chat. */
export interface SupportContacts {
  readonly email: string;
  readonly phone: string;
}

/** A message of a conversation as the page shows it. */
export interface ShownMessage {
  readonly id: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly time: string;
}

/** The page of the chat: a conversation, or why there is none. */
export type ChatPage =
  | { readonly kind: 'talk'; readonly isEnded: boolean; readonly messages: readonly ShownMessage[] }
  /** A restricted build, which has a mail address alone. */
  | { readonly kind: 'mail' }
  /** The operator has switched the chat off, or has none. */
  | { readonly kind: 'closed' }
  /** The chat did not answer. */
  | { readonly kind: 'unread' };
