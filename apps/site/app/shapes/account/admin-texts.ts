import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../../format/text-sections.ts';

/** What admin mode says. */
export type AdminTexts = TextSections<Namespaces['sportsbook'], 'admin'>;
