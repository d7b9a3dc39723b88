// @vitest-environment happy-dom
import { Form, Link } from '@remix-run/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openInDocument } from '../../../../test/page-in-document.tsx';
import { UnansweredForms } from './unanswered-forms.tsx';

const SHELL = {
  texts: {
    notices: 'Notices',
    close: 'Close',
    unansweredTitle: 'No answer',
    unansweredText: 'Send it again',
  },
};
const SAID = 'No answerSend it again';

/** A page with a form that the site answers or not. */
async function openPage() {
  const site = { isAnswering: false };
  const place = await openInDocument({
    address: '/register',
    shell: SHELL,
    routes: [
      {
        path: '/register',
        action: () => (site.isAnswering ? null : Promise.reject(new TypeError('Failed to fetch'))),
        Component: () => (
          <>
            <Form method="post">
              <input name="fullName" />
              <button>Send</button>
            </Form>
            <Link to="/help">Help</Link>
            <UnansweredForms />
          </>
        ),
      },
      { path: '/help', Component: UnansweredForms },
    ],
  });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    site,
    name: () => place.querySelector('input'),
    text: () => place.textContent,
    async tap(selector: 'button' | 'a') {
      act(() => place.querySelector<HTMLElement>(selector)?.click());
      await settle();
    },
  };
}

it('a form that nobody answers keeps what was typed, and says so until it is sent again', async () => {
  const page = await openPage();
  const name = page.name();
  if (name) name.value = 'Ana';
  await page.tap('button');
  expect(page.text()).toContain(SAID);
  expect(page.name()).toBe(name);
  expect(name?.value).toBe('Ana');

  await page.tap('button');
  expect(page.text()).toContain(SAID);
  page.site.isAnswering = true;
  await page.tap('button');
  expect(page.text()).not.toContain(SAID);
});

it('the words go with the page', async () => {
  const page = await openPage();
  await page.tap('button');
  expect(page.text()).toContain(SAID);
  await page.tap('a');
  expect(page.text()).toBe('');
});
