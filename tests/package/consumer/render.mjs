import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { facts, themeColors } from '@vitrine/brand-themes/facts/ipe';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { BetSlipItem } from '@vitrine/ui/bet-slip/bet-slip-item';
import { BetSlipPanel } from '@vitrine/ui/bet-slip/bet-slip-panel';
import { Button } from '@vitrine/ui/base/button';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

/** A themed bet slip, as a product outside of this repository would draw it. */
const slip = createElement(
  'div',
  { 'data-brand': facts.code, 'data-scheme': facts.scheme, lang: facts.locale },
  createElement(
    BetSlipPanel,
    {
      title: 'Cupom',
      count: 1,
      countText: '1 seleção',
      footer: createElement(Button, { type: 'submit' }, 'Fazer aposta'),
    },
    createElement(BetSlipItem, {
      outcomeId: 'sr:match:1/1//1',
      outcomeName: 'Flamengo',
      marketName: 'Resultado final',
      eventName: 'Flamengo x Palmeiras',
      eventDetail: 'Hoje, 21:30',
      oddsLabel: 'Odd',
      oddsText: '1.85',
      state: 'active',
      stake: createElement('input', { name: 'stake', defaultValue: '10,00' }),
      remove: { name: 'remove', value: 'sr:match:1/1//1', label: 'Remover Flamengo' },
      potentialReturn: { label: 'Retorno', text: formatMoney(minorUnits(1850), facts) },
    }),
  ),
);

const sheet = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

console.log(
  JSON.stringify({
    react: version,
    themeColor: themeColors[facts.scheme],
    html: renderToString(slip),
    styles: sheet('@vitrine/ui/styles.css').includes('.odds-button'),
    brand: sheet(`@vitrine/brand-themes/css/${facts.code}.css`).includes('--vt-color-action'),
  }),
);
