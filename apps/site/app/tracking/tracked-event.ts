import type { ChatEvent } from '@vitrine/betting/base/support-chat';
import type { Purpose } from './consent.ts';

/** The fields of the registration whose leaving is tracked; never what stands in them. Source: 1§5. */
export const TRACKED_FIELDS = ['email', 'password', 'confirmPassword', 'document'] as const;
export type TrackedField = (typeof TRACKED_FIELDS)[number];

/**
 * Every event that the site tracks. Names and fields tell nothing of a person: no name, address, text
 * that was typed, or id of an account. Amounts are decimal numbers in `currency`. Source: 1§4, 1§5,
 * 1§7 to 1§9, 2§8, 3§2, 3§8, 3§9.
 */
export type TrackedEvent =
  | { readonly name: 'logIn' }
  | { readonly name: 'registration' }
  | { readonly name: 'registrationFieldLeft'; readonly field: TrackedField }
  | { readonly name: 'sessionRefreshFailed' }
  | { readonly name: 'signInByLinkFailed'; readonly reason: string }
  | { readonly name: 'restrictedRegion'; readonly of: 'registration' | 'logIn' }
  | {
      readonly name: 'largeBet';
      readonly ticketId: string;
      readonly stake: number;
      readonly currency: string;
    }
  /** A 504 of the network before the operator: nobody knows what became of the call. */
  | { readonly name: 'gatewayTimeout'; readonly of: 'placement' | 'cashOut' }
  | { readonly name: 'chatError'; readonly step: ChatEvent }
  | { readonly name: 'slowConnection' }
  /** By the name of its route: an address can hold the number of a bet. */
  | { readonly name: 'pageShown'; readonly page: string }
  | { readonly name: 'registrationConversion' }
  | {
      readonly name: 'depositConversion';
      readonly transactionId: string;
      readonly amount: number;
      readonly currency: string;
    };

export type EventName = TrackedEvent['name'];

/** What each event is for: it goes nowhere unless the visitor allowed that. */
export const EVENT_PURPOSES: Readonly<Record<EventName, Purpose>> = {
  logIn: 'measurement',
  registration: 'measurement',
  registrationFieldLeft: 'measurement',
  sessionRefreshFailed: 'measurement',
  signInByLinkFailed: 'measurement',
  restrictedRegion: 'measurement',
  largeBet: 'measurement',
  gatewayTimeout: 'measurement',
  chatError: 'measurement',
  slowConnection: 'measurement',
  pageShown: 'measurement',
  registrationConversion: 'marketing',
  depositConversion: 'marketing',
};

/** The events that happen in a browser; all others the server notes itself. */
export type BrowserEvent = Extract<
  TrackedEvent,
  { readonly name: 'registrationFieldLeft' | 'slowConnection' | 'pageShown' }
>;

/** The form by which a browser tells of its events; the field holds a list of them as JSON. */
export const EVENTS_FIELD = 'events';
export const MOST_EVENTS_TOLD = 20;

/** An event with the id by which it is known again. */
export type NotedEvent = TrackedEvent & { readonly id: string };
