import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '../site/browser.ts';
import { amountText, endedWords, placeIdOf } from './said.ts';
import type { WishedBet } from './wish.ts';

/** The form of a slip that is ready to be placed. */
export interface PlacingForm {
  /** The id of the attempt it would make. */
  readonly attemptId: string;
  readonly fields: Readonly<Record<string, string>>;
}

const SLIP = '/bet-slip';
const STEPS = 40;
/** More than a site takes that has all it asks for. Then a killed one may still be reading its lists. */
const QUICK_STEPS = 15;
const PAUSE_MS = 400;

/**
 * Brings the slip to hold these bets and nothing else, one button after the other, and fills in their
 * stakes. A slip that an earlier attempt still holds is left behind with its device.
 */
export async function fillSlip(browser: Browser, bets: readonly WishedBet[]): Promise<PlacingForm> {
  let { html } = await browser.get(SLIP);
  for (let step = 0; step < STEPS; step += 1) {
    const next = nextStep(html, bets);
    const attemptId = next === 'ready' ? placeIdOf(html) : null;
    if (attemptId !== null) return formOf(html, bets, attemptId);
    // A page may have no button to place, as one that asks to log in since the operator did not answer.
    if (step >= QUICK_STEPS || next === 'ready') await wait(PAUSE_MS);
    let led: Page | null = null;
    if (next === 'changeDevice') await browser.changeDevice();
    else if (next !== 'ready') led = await browser.post(SLIP, { returnTo: SLIP, ...next });
    ({ html } = led ?? (await browser.get(SLIP)));
  }
  throw new Error(`The slip could not be filled: ${html.slice(html.indexOf('<main'))}`);
}

type Step = 'ready' | 'changeDevice' | Readonly<Record<string, string>>;

/** The button to press next. */
function nextStep(html: string, bets: readonly WishedBet[]): Step {
  const button = (name: string) => html.includes(`name="do" value="${name}"`);
  const held = outcomesIn(html);
  if (held.length === 0) {
    if (button('dismiss none')) return { do: 'dismiss none' };
    if (!html.includes('Seu cupom está vazio')) return 'changeDevice';
  }
  const prices = bets.flatMap(({ prices: wanted }) => wanted);
  const surplus = held.find((id) => !prices.some(({ outcomeId }) => outcomeId === id));
  if (surplus !== undefined) return { do: `remove ${surplus}` };
  if (button('removeInactive')) return { do: 'removeInactive' };
  const missing = prices.find(({ outcomeId }) => !held.includes(outcomeId));
  if (missing) return { tap: missing.tap };
  // A multiple that a free bet pays has no field for its stake.
  const isMultiple = html.includes('name="ticketType" value="multiple" aria-pressed="true"');
  const type = isOneMultiple(bets) ? 'multiple' : 'singles';
  return isMultiple === (type === 'multiple') ? 'ready' : { ticketType: type };
}

function isOneMultiple(bets: readonly WishedBet[]): boolean {
  return bets.some(({ prices }) => prices.length > 1);
}

/** The outcomes on the slip, in its order. */
export function outcomesIn(html: string): readonly string[] {
  return [...html.matchAll(/name="do" value="remove ([^"]+)"/g)].map(([, id = '']) => id);
}

/** The hidden fields that say which bets the slip shows, and at which odds. */
export function shownIn(html: string): Readonly<Record<string, string>> {
  const fields = html.matchAll(/name="(shown(?::[^"]+|Type))" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, plain(value)]));
}

/** The text of an attribute of a page. */
function plain(value: string): string {
  const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };
  return value.replace(/&(?:amp|quot|#x27);/g, (mark) => marks[mark] ?? mark);
}

function formOf(html: string, bets: readonly WishedBet[], attemptId: string): PlacingForm {
  const stakes = bets.map(({ stake, freeBetId, prices: [price] }) => {
    const target = isOneMultiple(bets) ? 'multiple' : price?.outcomeId;
    return freeBetId === null
      ? [`stake:${target}`, amountText(stake)]
      : [`freeBet:${target}`, freeBetId];
  });
  const fields = { ...shownIn(html), place: attemptId, ...Object.fromEntries(stakes) };
  return { attemptId, fields };
}

/**
 * Whether the slip was left as it was before this form was sent: then it can be sent again. So it is where
 * the session ended meanwhile and the slip asks for a log-in in place of its button, or a selection has ended.
 */
export function isStillUnsent(page: Page, { attemptId }: PlacingForm): boolean {
  const { html, path } = page;
  if (placeIdOf(html) === attemptId || html.includes('Entrar para apostar')) return true;
  return path === SLIP && endedWords(page) !== null && !html.includes(attemptId);
}
