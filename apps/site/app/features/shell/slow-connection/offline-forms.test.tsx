// @vitest-environment happy-dom
import { Form } from '@remix-run/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openInDocument } from '../../../../test/page-in-document.tsx';
import { OfflineForms } from './offline-forms.tsx';

const SHELL = {
  texts: {
    notices: 'Notices',
    close: 'Close',
    offlineTitle: 'No network',
    offlineText: 'Try again',
  },
};

let isOnline: boolean;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

/** A page with a form; `isReached` says whether the site answers. */
async function openPage({ isReached = false } = {}) {
  const sent: string[] = [];
  const take = async ({ request }: { readonly request: Request }) => {
    const form = await request.formData();
    sent.push(['amount', 'method', 'by'].map((name) => String(form.get(name))).join(' '));
    return null;
  };
  const place = await openInDocument({
    address: '/deposit',
    shell: SHELL,
    routes: [
      {
        path: '/deposit',
        action: take,
        Component: () => (
          <>
            <Form method="post">
              <input name="amount" defaultValue="50" />
              <input name="method" defaultValue="pix" />
              <button name="by" value="button" />
            </Form>
            <OfflineForms />
          </>
        ),
      },
    ],
  });
  vi.stubGlobal('fetch', () =>
    isReached ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError()),
  );
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    sent,
    text: () => place.textContent,
    async send() {
      act(() => place.querySelector('button')?.click());
      await settle();
    },
  };
}

it('a form that is sent without a network stays, and why is said until the network is back', async () => {
  const page = await openPage();
  isOnline = false;
  await page.send();
  expect(page.sent).toEqual([]);
  expect(page.text()).toContain('No networkTry again');
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(page.text()).toBe('');
  await page.send();
  expect(page.sent).toEqual(['50 pix button']);
});

it('a form goes on with its button where the browser reports no network and the site answers', async () => {
  const page = await openPage({ isReached: true });
  isOnline = false;
  await page.send();
  expect(page.sent).toEqual(['50 pix button']);
  expect(page.text()).toBe('');
});

it('a form is sent at once with a network', async () => {
  const page = await openPage();
  await page.send();
  expect(page.sent).toEqual(['50 pix button']);
  expect(page.text()).toBe('');
});
