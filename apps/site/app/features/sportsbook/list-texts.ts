import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../../format/text-sections.ts';

/** The sections of the texts around lists of events, which browsers get; boards bring their own words. */
export const LIST_SECTIONS = ['page', 'list', 'live', 'group'] as const;

/** What stands around the lists of a page. */
export type ListTexts = TextSections<Namespaces['sportsbook'], (typeof LIST_SECTIONS)[number]>;
