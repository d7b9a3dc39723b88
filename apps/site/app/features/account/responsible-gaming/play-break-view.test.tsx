import { createRemixStub } from '@remix-run/testing';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandFormat } from '../../../format/brand-format.ts';
import { PERIOD_FIELD } from './break-period.ts';
import { PlayPauseView, SelfExclusionView } from './play-break-view.tsx';

const texts = textsOf('pt-BR', 'responsible-gaming');
const page = {
  texts,
  errorSummary: 'Confira o formulário',
  supportEmail: 'ajuda@vitrine.example',
  form: { values: {}, errors: { [PERIOD_FIELD]: texts['pause.required'] }, formError: null },
};

function markupOf(view: ReactElement): string {
  const shell = { csrf: 'c', format: brandFormat(brandFacts('arara')) };
  const Site = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      children: [{ index: true, Component: () => view }],
    },
  ]);
  return renderToString(<Site hydrationData={{ loaderData: { root: shell } }} />);
}

it.each([
  ['a pause', <PlayPauseView key="pause" {...page} now={0} />],
  [
    'an exclusion',
    <SelfExclusionView key="out" {...page} check={null} elsewhere={{ text: '', ways: [] }} />,
  ],
])('the first length of %s is chosen by its words, and led to by the error', (_, view) => {
  const markup = markupOf(view);
  expect(markup).toContain(`href="#${PERIOD_FIELD}"`);
  const holders = [...markup.matchAll(new RegExp(`<(\\w+)[^>]* id="${PERIOD_FIELD}"`, 'g'))];
  expect(holders.map(([, tag]) => tag)).toEqual(['input']);
});
