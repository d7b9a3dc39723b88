// @vitest-environment happy-dom
import { createMemoryHistory, createRouter, type RouterState } from '@remix-run/router';
import { expect, it, vi } from 'vitest';

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
