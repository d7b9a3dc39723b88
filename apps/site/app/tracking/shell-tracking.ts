import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../format/text-sections.ts';
import { NO_SCRIPTS, type TrackingScripts } from './allowed-scripts.ts';
import { type Consent, NO_CONSENT } from './consent.ts';
import type { NotedEvent } from './tracked-event.ts';

export type ConsentTexts = TextSections<Namespaces['privacy'], 'consent'>;

/** What a page knows about tracking: nothing that its visitor did not allow. */
export interface ShellTracking {
  /** The banner's words while the visitor has not answered; null afterwards, and with nothing to ask. */
  readonly question: ConsentTexts | null;
  readonly consent: Consent;
  /** Whether events of the browser have somewhere to go. */
  readonly isCollecting: boolean;
  readonly scripts: TrackingScripts;
  /** The bettor as the customer-relations tool knows them; null for a guest and where there is none. */
  readonly identity: CrmIdentity | null;
  /** What happened on the server and is new to the page's data layer. */
  readonly noted: readonly NotedEvent[];
  /** Whether errors of the browser are reported; that asks nobody, because it tells of nobody. */
  readonly isReportingErrors: boolean;
}

/** Source: 1§9, which gives the language of the Brazilian site. */
export interface CrmIdentity {
  /** The operator's id of the bettor. */
  readonly id: string;
  readonly language: 'pt' | 'es';
}

export const NO_TRACKING: ShellTracking = {
  question: null,
  consent: NO_CONSENT,
  isCollecting: false,
  scripts: NO_SCRIPTS,
  identity: null,
  noted: [],
  isReportingErrors: false,
};
