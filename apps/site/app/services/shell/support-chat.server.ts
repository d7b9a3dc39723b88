import type { AppLoadContext } from '@remix-run/node';
import {
  type SupportChat,
  supportChat,
  type SupportFacts,
} from '@vitrine/betting/base/support-chat';
import { mailAddress } from '../../format/contact-address.ts';
import { chatPaths } from '../../paths/chat-paths.ts';
import type { ShellChat } from '../../shapes/shell/support-chat.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { maintenanceOf } from './maintenance.server.ts';

/** Which chat a visitor gets. Source: 1§4. */
export async function supportChatOf(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<SupportChat> {
  const { support } = await maintenanceOf(context);
  return supportChat({
    isDisabled: support.chatDisabled,
    isWidgetInMaintenance: support.freeChat,
    isRestrictedBuild: context.brand.isRestrictedBuild,
    visitor: standingOf(visitor),
  });
}

function standingOf({ session, isSessionUnknown }: Visitor): SupportFacts['visitor'] {
  if (isSessionUnknown) return 'unknown';
  if (!session) return 'guest';
  return session.user.selfExclusion === null ? 'bettor' : 'selfExcluded';
}

/** The way to the support on every page; null where the visitor gets none. Source: 1§4. */
export async function shellChat(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ShellChat | null> {
  const chat = await supportChatOf(visitor, context);
  switch (chat) {
    case 'none':
      return null;
    case 'mail':
      return { href: mailAddress(context.brand.licensee.supportEmail), opensPanel: false };
    case 'widget':
    case 'fallback':
      return { href: chatPaths.chat, opensPanel: context.config.chatScripts[chat] !== null };
  }
}
