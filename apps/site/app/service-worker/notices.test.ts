import { describe, expect, it } from 'vitest';
import { noticeOf, openPageOf } from './notices.ts';

describe('a notice of the operator', () => {
  it('TRACK-03 is shown with its words, and leads to its page', () => {
    const message = '{"title":"Gol!","body":"Floresta 1 x 0 Serra","path":"/esportes"}';
    expect(noticeOf(message, 'arara.example')).toEqual({
      title: 'Gol!',
      options: { body: 'Floresta 1 x 0 Serra', data: { path: '/esportes' } },
    });
  });

  it.each([undefined, 'no json', 'null', '[]', '{"title":7}'])(
    'shows the name of the site for a message that says nothing: %s',
    (message) => {
      const options = { body: '', data: { path: '/' } };
      expect(noticeOf(message, 'arara.example')).toEqual({ title: 'arara.example', options });
    },
  );

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere', 'esportes'])(
    'leads to no other site: %s',
    (path) => {
      const message = JSON.stringify({ title: 'Gol!', path });
      expect(noticeOf(message, 'arara.example').options.data.path).toBe('/');
    },
  );

  it('opens its page, or shows the window that has it open', async () => {
    const steps: string[] = [];
    const windows = {
      origin: 'https://arara.example',
      pages: () =>
        Promise.resolve([
          {
            url: 'https://arara.example/esportes',
            focus: () => Promise.resolve(steps.push('focus')),
          },
        ]),
      open: (address: string) => Promise.resolve(steps.push(address)),
    };
    await openPageOf({ path: '/esportes' }, windows);
    await openPageOf({ path: '/bet-history' }, windows);
    expect(steps).toEqual(['focus', 'https://arara.example/bet-history']);
  });
});
