import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { expect, it } from 'vitest';
import { pageHtml } from '../../../../test/page-html.tsx';
import { PERIOD_FIELD } from './break-period.ts';
import { PlayPauseView, SelfExclusionView } from './play-break-view.tsx';

const brand = brandFacts('arara');
const texts = textsOf(brand.locale, 'responsible-gaming');
const page = {
  texts,
  errorSummary: 'Confira o formulário',
  supportEmail: 'ajuda@vitrine.example',
  form: { values: {}, errors: { [PERIOD_FIELD]: texts['pause.required'] }, formError: null },
};

it.each([
  ['a pause', <PlayPauseView key="pause" {...page} now={0} />],
  [
    'an exclusion',
    <SelfExclusionView key="out" {...page} check={null} elsewhere={{ text: '', ways: [] }} />,
  ],
])('the first length of %s is chosen by its words, and led to by the error', (_, view) => {
  const shell = { csrf: 'c' };
  const markup = pageHtml({ brand, address: '/', data: null, shell, Page: () => view });
  expect(markup).toContain(`href="#${PERIOD_FIELD}"`);
  const holders = [...markup.matchAll(new RegExp(`<(\\w+)[^>]* id="${PERIOD_FIELD}"`, 'g'))];
  expect(holders.map(([, tag]) => tag)).toEqual(['input']);
});
