import { randomUUID } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { GameKind } from '@vitrine/betting/casino/casino-game';
import {
  formatAmountForField,
  formatMoney,
  minorUnits,
  type MinorUnits,
  parseAmount,
} from '@vitrine/betting/base/money';
import type { WireGame } from '@vitrine/upstream/contract/casino/casino-games';
import type { Restrictions } from '../accounts/restrictions.ts';
import type { Country } from '../country.ts';
import type { ServerApp, ServerContext } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import type { Markup } from '../pages/plain-page.ts';
import { Refusal } from '../refusal.ts';
import { CHOICES } from './game-draw.ts';
import { GAME_TEXTS } from './game-page-texts.ts';
import type { GameRounds, PlayedGame } from './game-rounds.ts';

/** A game that a bettor has open. */
export interface OpenGame {
  readonly game: WireGame;
  readonly userId: string;
  readonly returnUrl: string;
}

export interface GamePageServices {
  /** By the token in their address. */
  readonly open: ReadonlyMap<string, OpenGame>;
  readonly rounds: GameRounds;
  readonly ledger: Ledger;
  readonly restrictions: Pick<Restrictions, 'refuseBet'>;
  readonly country: Country;
}

const SIGN_CLASSES: Readonly<Record<string, string>> = {
  '7': 'gold',
  '★': 'gold',
  '♦': 'red',
  '♥': 'red',
  '♣': 'green',
};
const COMMA_CURRENCIES: ReadonlySet<string> = new Set(['BRL', 'COP']);
/** What a small amount is multiplied with in the currencies whose unit buys little. */
const SCALES: Readonly<Partial<Record<Country['currency'], number>>> = { COP: 1000, MXN: 10 };

function stakesOf({ currency }: Country) {
  const scale = SCALES[currency] ?? 1;
  return {
    lowest: minorUnits(50 * scale),
    highest: minorUnits(100_000 * scale),
    usual: minorUnits(100 * scale),
  };
}

const STYLE = `
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: radial-gradient(circle at 50% 20%, #3b2a7a, #120a2e 70%); color: #fff; }
  main { width: min(100%, 26rem); display: grid; gap: 16px; text-align: center; }
  h1 { font-size: 24px; margin: 0; } p { margin: 0; } a { color: #c9c2ff; }
  .reel { display: flex; justify-content: center; gap: 8px; font-size: 48px; line-height: 1.2; padding: 24px 8px; border-radius: 16px; background: #0b0620; border: 2px solid #7c5cff; font-variant-numeric: tabular-nums; }
  .reel span { min-width: 64px; } .red { color: #ff6b6b; } .green { color: #51e08a; } .gold { color: #ffd75e; }
  .won { color: #ffd75e; font-weight: 700; font-size: 20px; }
  form { display: grid; gap: 12px; } label, legend { font-weight: 700; text-align: left; padding: 0; }
  fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 8px; } fieldset label { flex: 1; font-weight: 400; min-height: 44px; display: flex; gap: 8px; align-items: center; }
  input[type=text] { font: inherit; width: 100%; padding: 12px; border-radius: 8px; border: 1px solid #7c5cff; background: #0b0620; color: inherit; }
  button { font: inherit; font-weight: 700; min-height: 52px; border-radius: 8px; border: 0; background: #ffd75e; color: #1b1030; cursor: pointer; }
  small { color: #c9c2ff; font-size: 14px; }
`;

/** The pages on which the platform's games are played: forms, with the balance kept up by a script. */
export function mountGamePages(app: ServerApp, services: GamePageServices): void {
  const { open, rounds, ledger, restrictions, country } = services;
  const texts = GAME_TEXTS[country.language];
  const format = { locale: localeOf(country), currency: country.currency };
  const writing = {
    currency: country.currency,
    decimalSeparator: COMMA_CURRENCIES.has(country.currency) ? ',' : '.',
  } as const;
  const { lowest, highest, usual } = stakesOf(country);
  const money = (amount: MinorUnits) => formatMoney(amount, format);
  const balanceOf = (userId: string) => money(ledger.balance(cashOf(userId)));

  app.get('/games/:token/balance', (context) => {
    const game = open.get(context.req.param('token'));
    return game ? context.text(balanceOf(game.userId)) : context.text('', 404);
  });

  app.get('/games/:token', (context) => show(context, {}));

  app.post('/games/:token', async (context) => {
    const found = open.get(context.req.param('token'));
    if (!found) return show(context, {});
    const form = await context.req.parseBody();
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const typed = parseAmount(field('stake'), writing);
    if (!typed.ok || typed.value < lowest || typed.value > highest) {
      const bounds = { lowest: money(lowest), highest: money(highest) };
      return show(context, { notice: filled(texts.wrong, bounds), typed: field('stake') });
    }
    const stake = typed.value;
    const choice = field('choice');
    try {
      restrictions.refuseBet(found.userId, stake);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(context, { notice: texts.refused, stake, choice });
    }
    const { userId, game } = found;
    const order = { userId, game, stake, choice, roundId: `${userId}:${field('round')}` };
    const played = rounds.play(order);
    return show(
      context,
      played ? { played, stake, choice } : { notice: texts.poor, stake, choice },
    );
  });

  interface Shown {
    readonly played?: PlayedGame;
    readonly notice?: string;
    readonly stake?: MinorUnits;
    readonly typed?: string;
    readonly choice?: string;
  }

  function show(context: ServerContext, shown: Shown): Response | Promise<Response> {
    const found = open.get(context.req.param('token') ?? '');
    if (!found) return page(context, { title: texts.title, content: html`<p>${texts.ended}</p>` });
    const { game, userId, returnUrl } = found;
    const { played, notice, stake = usual, typed, choice } = shown;
    const returns = new Intl.NumberFormat(format.locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 2,
    }).format(game.rtp / 100);
    const content = html`<p>${texts.balance}: <strong data-balance>${balanceOf(userId)}</strong></p>
      <div class="reel">${reel(game, played)}</div>
      <p role="status" class="${played && played.won > 0 ? 'won' : ''}">
        ${notice ?? outcomeOf(played)}
      </p>
      <form method="post">
        <input type="hidden" name="round" value="${randomUUID()}" />
        ${choicesOf(game, choice)}
        <label for="stake">${texts.stake}</label>
        <input
          id="stake"
          name="stake"
          type="text"
          inputmode="decimal"
          required
          value="${typed ?? formatAmountForField(stake, writing)}"
        />
        <button>${texts.play}</button>
      </form>
      <p><small>${filled(texts.returns, { percent: returns })}</small></p>
      <p data-alone><a href="${returnUrl}" target="_top">${texts.back}</a></p>`;
    return page(context, { title: game.name, content, site: new URL(returnUrl).origin });
  }

  function outcomeOf(played: PlayedGame | undefined): string {
    if (!played) return texts.ready;
    return played.won > 0 ? filled(texts.won, { amount: money(played.won) }) : texts.lost;
  }

  function choicesOf({ kind }: WireGame, chosen: string | undefined): Markup | '' {
    const choices = CHOICES[kind as GameKind];
    if (!choices) return '';
    const words: Readonly<Record<string, string>> = texts;
    return html`<fieldset>
      <legend>${kind === 'crash' ? texts.crash : texts.roulette}</legend>
      ${choices.map(
        (value, at) =>
          html`<label>
            <input
              type="radio"
              name="choice"
              value="${value}"
              ${
                (chosen ?? choices[0]) === value || (at === 0 && !choices.includes(chosen ?? ''))
                  ? 'checked'
                  : ''
              }
            />
            ${kind === 'crash' ? `${value}x` : (words[value] ?? value)}
          </label>`,
      )}
    </fieldset>`;
  }

  function page(
    context: ServerContext,
    { title, content, site }: { title: string; content: Markup; site?: string },
  ): Response | Promise<Response> {
    const nonce = randomUUID();
    context.header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "form-action 'self'",
        `frame-ancestors ${site ?? "'none'"}`,
      ].join('; '),
    );
    context.header('cache-control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="${country.language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title}</title>
            <style>
              ${raw(STYLE)}
            </style>
          </head>
          <body>
            <main>
              <h1>${title}</h1>
              ${content}
            </main>
            <script nonce="${nonce}">
              ${raw(site === undefined ? '' : scriptFor(site))};
            </script>
          </body>
        </html>`,
      site === undefined ? 404 : 200,
    );
  }
}

/** Tells the site of a balance that moved, and follows the site's own reading of it. */
function scriptFor(site: string): string {
  return `
    const site = ${JSON.stringify(site)};
    const framed = parent !== window;
    if (framed) document.querySelector('[data-alone]').hidden = true;
    if (framed) parent.postMessage({ type: 'game:balance-moved' }, site);
    addEventListener('message', async ({ origin, data }) => {
      if (origin !== site || data?.type !== 'site:balance-read') return;
      const answer = await fetch(location.pathname + '/balance');
      if (answer.ok) document.querySelector('[data-balance]').textContent = await answer.text();
    });`;
}

function reel({ kind }: WireGame, played: PlayedGame | undefined): Markup {
  if (kind === 'roulette') {
    const [pocket = '–', colour = ''] = played?.shown ?? [];
    return html`<span class="${colour}">${pocket}</span>`;
  }
  if (kind === 'crash') return html`<span>${played ? `${played.shown[0] ?? ''}x` : '1.00x'}</span>`;
  return html`${(played?.shown ?? ['?', '?', '?']).map(
    (sign) => html`<span class="${SIGN_CLASSES[sign] ?? ''}">${sign}</span>`,
  )}`;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function localeOf({ code, language }: Country): string {
  return language === 'es' ? `es-${code}` : language;
}
