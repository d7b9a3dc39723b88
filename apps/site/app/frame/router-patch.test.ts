// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import type * as RemixRouter from '@remix-run/router';
import { createMemoryHistory, createRouter, type RouterState } from '@remix-run/router';
import { expect, it, onTestFinished, vi } from 'vitest';

/** Patched in, as React Router 7 has it; without it what a form anticipates is gone for a moment. */
it('keeps the fetchers of a state that was handed out, for React may render it later', async () => {
  let answered = 0;
  const router = createRouter({
    history: createMemoryHistory(),
    future: { v7_fetcherPersist: true },
    hydrationData: { loaderData: { slip: answered } },
    routes: [{ id: 'slip', path: '/', loader: () => answered, action: () => (answered += 1) }],
  }).initialize();
  const formOf = ({ fetchers }: RouterState) => fetchers.get('tap')?.formData;
  const handed: { readonly state: RouterState; readonly form: FormData | undefined }[] = [];
  router.subscribe((state) => handed.push({ state, form: formOf(state) }));

  router.fetch('tap', 'slip', '/', { formMethod: 'post', formData: new FormData() });
  await vi.waitFor(() => expect(router.state.loaderData['slip']).toBe(1));

  expect(handed.filter(({ form }) => form).length).toBeGreaterThan(1);
  for (const { state, form } of handed) {
    expect(formOf(state)).toBe(form);
    expect(state.loaderData['slip']).toBe(form ? 0 : 1);
  }
  router.dispose();
});

/** Patched in; without it the page is empty whose address the bettor went to while a form was on its way. */
it('goes to a page whose routes are still asked for while a form is answered', async () => {
  const asked = Promise.withResolvers<undefined>();
  const slips = vi.fn(() => 'slip');
  const router = createRouter({
    history: createMemoryHistory(),
    future: { v7_fetcherPersist: true },
    hydrationData: { loaderData: { slip: 'slip' } },
    routes: [{ id: 'slip', path: '/', loader: slips, action: () => null }],
    patchRoutesOnNavigation: async ({ patch }) => {
      await asked.promise;
      patch(null, [{ id: 'ticket', path: '/tickets/:id', loader: () => 'ticket' }]);
    },
  }).initialize();

  const gone = router.navigate('/tickets/1');
  router.fetch('dismiss', 'slip', '/', { formMethod: 'post', formData: new FormData() });
  await vi.waitFor(() => expect(router.state.fetchers.get('dismiss')).toBeUndefined());
  expect(slips).toHaveBeenCalledOnce();
  expect(router.state).toMatchObject({
    location: { pathname: '/' },
    navigation: { state: 'loading', location: { pathname: '/tickets/1' } },
  });

  asked.resolve(undefined);
  await gone;
  expect(router.state.location.pathname).toBe('/tickets/1');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['ticket']);
  expect(router.state.loaderData).toEqual({ ticket: 'ticket' });
  router.dispose();
});

/** Patched in; without it a server sorts all routes of the site, and compiles their patterns, at each match. */
it('sorts the routes once on the server, and anew when others are added', async () => {
  const server = createRequire(import.meta.url)('@remix-run/router') as typeof RemixRouter;
  let looks = 0;
  const sport = {
    id: 'sport',
    get path() {
      looks += 1;
      return '/esportes/:sport';
    },
  };
  const routes = [sport, { id: 'login', path: '/login' }];
  const matched = (path: string) => server.matchRoutes(routes, path)?.map(({ route }) => route.id);
  expect(matched('/esportes/tenis')).toEqual(['sport']);
  const looked = looks;
  expect(matched('/esportes/futebol')).toEqual(['sport']);
  expect(matched('/login')).toEqual(['login']);
  expect(looks).toBe(looked);

  const router = server.createRouter({ history: server.createMemoryHistory(), routes });
  router.initialize();
  await router.navigate('/esportes/tenis');
  router.patchRoutes(null, [{ id: 'deposit', path: '/deposit' }]);
  await router.navigate('/deposit');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['deposit']);
  router.dispose();
});

/** A page whose form, and whose data behind it, nobody answers; `isSaid` is whether the page says so. */
async function openUnanswered({ isSaid }: { readonly isSaid: boolean }) {
  const told: (string | null)[] = [];
  const hold = (event: CustomEvent<string | null>) => {
    told.push(event.detail);
    if (isSaid) event.preventDefault();
  };
  addEventListener('unanswered', hold);
  onTestFinished(() => removeEventListener('unanswered', hold));
  const answers = { action: true, loader: false };
  const answer = (isAnswered: boolean, found: string) =>
    isAnswered ? found : Promise.reject(new TypeError('Failed to fetch'));
  const router = createRouter({
    history: createMemoryHistory(),
    future: { v7_fetcherPersist: true },
    hydrationData: { loaderData: { slip: 'before' } },
    routes: [
      {
        id: 'slip',
        path: '/',
        hasErrorBoundary: true,
        loader: () => answer(answers.loader, 'after'),
        action: () => answer(answers.action, 'sent'),
      },
    ],
  }).initialize();
  onTestFinished(() => router.dispose());
  const form = () => ({ formMethod: 'post' as const, formData: new FormData() });
  return { router, told, answers, form };
}

const isIdle = ({ fetchers, navigation }: RouterState) =>
  fetchers.size === 0 && navigation.state === 'idle';

/** Patched in; without it all that was typed is gone. */
it('leaves the page of a form that nobody answered as it is, where the page says so', async () => {
  const { router, told, answers, form } = await openUnanswered({ isSaid: true });
  answers.action = false;

  await router.navigate('/', form());
  expect(told).toEqual([null]);
  expect(router.state).toMatchObject({
    navigation: { state: 'idle' },
    errors: null,
    loaderData: { slip: 'before' },
  });

  router.fetch('stake', 'slip', '/', form());
  await vi.waitFor(() => expect(told).toEqual([null, 'stake']));
  await vi.waitFor(() => expect(isIdle(router.state)).toBe(true));
  expect(router.state).toMatchObject({ errors: null, loaderData: { slip: 'before' } });

  Object.assign(answers, { action: true, loader: true });
  await router.navigate('/', form());
  expect(router.state).toMatchObject({
    actionData: { slip: 'sent' },
    errors: null,
    loaderData: { slip: 'after' },
  });
});

it('leaves it as it is where the form was answered, and its page was not', async () => {
  const { router, told, form } = await openUnanswered({ isSaid: true });
  router.fetch('stake', 'slip', '/', form());
  await vi.waitFor(() => expect(told).toEqual(['stake']));
  await vi.waitFor(() => expect(isIdle(router.state)).toBe(true));
  expect(router.state).toMatchObject({ errors: null, loaderData: { slip: 'before' } });
});

it.each(['navigate', 'fetch'])(
  'shows a form’s failure where nothing on the page says so: %s',
  async (way) => {
    const { router, told, answers, form } = await openUnanswered({ isSaid: false });
    answers.action = false;
    if (way === 'navigate') await router.navigate('/', form());
    else router.fetch('stake', 'slip', '/', form());
    await vi.waitFor(() => expect(router.state.errors).toEqual({ slip: expect.any(TypeError) }));
    expect(told).toEqual([way === 'navigate' ? null : 'stake']);
  },
);

/** Patched in; without it a page gives way because what it fetched ahead was not answered. */
it('leaves the page as it is when what it fetches behind itself is not answered', async () => {
  const { router, told } = await openUnanswered({ isSaid: false });
  router.fetch('next', 'slip', '/');
  await vi.waitFor(() => expect(isIdle(router.state)).toBe(true));
  expect(router.state).toMatchObject({ errors: null, loaderData: { slip: 'before' } });
  expect(told).toEqual([]);
});
