import Bowser from 'bowser';
import type { SessionRecord } from './session-record.ts';

/**
 * The browser and the system that a request comes from, by their names; a part is empty where it can't be
 * told. Null without a word about either.
 *
 * @example
 * deviceWords(new Headers({ 'User-Agent': '… (Linux; Android 14; …) … Chrome/131.0.0.0 …' }))
 * // { browser: 'Chrome', system: 'Android' }
 */
export function deviceWords(headers: Headers): SessionRecord['device'] {
  const agent = headers.get('User-Agent') ?? '';
  if (agent === '') return null;
  const { browser, os } = Bowser.parse(agent.slice(0, 500));
  return { browser: browser.name?.slice(0, 40) ?? '', system: os.name?.slice(0, 40) ?? '' };
}
