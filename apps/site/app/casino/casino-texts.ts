import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../format/text-sections.ts';

/** The texts of the casino's lists. */
export type CasinoListTexts = TextSections<
  Namespaces['casino'],
  | 'title'
  | 'categories'
  | 'category'
  | 'grid'
  | 'rail'
  | 'providers'
  | 'search'
  | 'jackpots'
  | 'unread'
>;

export const CASINO_LIST_SECTIONS = [
  'title',
  'categories',
  'category',
  'grid',
  'rail',
  'providers',
  'search',
  'jackpots',
  'unread',
] as const;
