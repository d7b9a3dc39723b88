// @vitest-environment happy-dom
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CAPTCHA_FIELDS } from '../../../shapes/account/captcha.ts';
import CaptchaField from './captcha-field.tsx';

vi.mock('./show-widget.ts', () => ({ showWidget: () => Promise.resolve(true) }));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const texts = textsOf('pt-BR', 'access');
const question = {
  challengeId: 'c1',
  provider: { script: 'https://captcha.example/api.js', siteKey: 'k' },
  texts,
};

async function openField(error?: string) {
  const place = document.createElement('form');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<CaptchaField question={question} error={error} />));
  return place;
}

it('the error of a question by script leads to its group, which can have the focus', async () => {
  const place = await openField(texts['captcha.legend']);
  const group = place.querySelector(`#${CAPTCHA_FIELDS.answer}`);
  expect(group?.tagName).toBe('FIELDSET');
  expect(group?.getAttribute('tabindex')).toBe('-1');
});

it('the answer to a picture that is asked for has the focus of the button that asked', async () => {
  const place = await openField();
  const button = place.querySelector('button');
  expect(button?.textContent).toBe(texts['captcha.byPicture']);
  button?.focus();
  await act(async () => button?.click());
  expect(place.querySelector('img')).not.toBeNull();
  expect(document.activeElement?.getAttribute('name')).toBe(CAPTCHA_FIELDS.answer);
});
