/**
 * What a visitor can reach the support by: the customer-service widget, the second chat that stands in
 * for it, a letter to the brand, or nothing.
 */
export type SupportChat = 'none' | 'widget' | 'fallback' | 'mail';

export interface SupportFacts {
  /** The operator has switched the chat off. */
  readonly isDisabled: boolean;
  /** The widget is in maintenance. */
  readonly isWidgetInMaintenance: boolean;
  /** A build that shows no chat but the brand's mail address. */
  readonly isRestrictedBuild: boolean;
  /** `unknown` while nobody can tell whether the visitor has a session. */
  readonly visitor: 'guest' | 'bettor' | 'selfExcluded' | 'unknown';
}

/**
 * Which chat a visitor gets. A visitor whose session is not known may be self-excluded, and gets none.
 * Source: 1§4.
 *
 * @example
 * supportChat({
 *   isDisabled: false,
 *   isWidgetInMaintenance: true,
 *   isRestrictedBuild: false,
 *   visitor: 'bettor',
 * }) // 'fallback'
 */
export function supportChat(facts: SupportFacts): SupportChat {
  const { isDisabled, isWidgetInMaintenance, isRestrictedBuild, visitor } = facts;
  if (isDisabled || visitor === 'selfExcluded' || visitor === 'unknown') return 'none';
  if (isRestrictedBuild) return 'mail';
  return visitor === 'bettor' && !isWidgetInMaintenance ? 'widget' : 'fallback';
}

/** A chat that is a script of its own. */
export type ScriptedChat = Extract<SupportChat, 'widget' | 'fallback'>;

/** Milliseconds between two attempts of the fallback. Source: 1§8, 1§9. */
export const FALLBACK_RETRY_MS = 3_000;

/** The first attempt and two more. Source: 1§8, 1§9. */
const FALLBACK_ATTEMPTS = 3;
/** The first attempt, and the one after the script was loaded again. Source: 1§9. */
const WIDGET_ATTEMPTS = 2;

/** `notDefined`: the script did not come, or defines no chat. `refused`: the chat itself failed. */
export type ChatFailure = 'notDefined' | 'refused';

/** What is told of an attempt that failed, by its name in the log. */
export const CHAT_EVENTS = ['widgetFailed', 'widgetGivenUp', 'fallbackGivenUp'] as const;
export type ChatEvent = (typeof CHAT_EVENTS)[number];

export interface ChatStep {
  /** Told at once; null for none. */
  readonly event: ChatEvent | null;
  /** After how many milliseconds the script is loaded again; null when the chat is given up. */
  readonly againAfterMs: number | null;
}

/**
 * What follows when a chat did not start. The widget is told of and its script loaded once more; what
 * fails then is reported. The fallback is tried again while nothing is defined, up to its limit.
 * `attempts` counts those so far, the one that just failed among them. Source: 1§8, 1§9.
 *
 * @example
 * afterChatFailure('fallback', 1, 'notDefined') // { event: null, againAfterMs: 3000 }
 */
export function afterChatFailure(
  chat: ScriptedChat,
  attempts: number,
  failure: ChatFailure,
): ChatStep {
  if (chat === 'widget') {
    return attempts < WIDGET_ATTEMPTS
      ? { event: 'widgetFailed', againAfterMs: 0 }
      : { event: 'widgetGivenUp', againAfterMs: null };
  }
  return failure === 'notDefined' && attempts < FALLBACK_ATTEMPTS
    ? { event: null, againAfterMs: FALLBACK_RETRY_MS }
    : { event: 'fallbackGivenUp', againAfterMs: null };
}
