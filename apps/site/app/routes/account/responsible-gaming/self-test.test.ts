import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action, loader } from './self-test.tsx';

const PATH = '/responsable-game/self-test';
const allAnswered = (points: string) =>
  Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`question-${at + 1}`, points]));

describe('the self-test', () => {
  it.each([
    ['arara', 'Autoteste'],
    ['axolote', 'Autotest'],
  ])(
    'asks nine questions on %s, of a guest as well, and tells the ways to help',
    async (brand, name) => {
      const { data } = await openBrowser(openTestSite(brand)).visit(loader, PATH);
      expect(data).toMatchObject({
        texts: { title: name, 'question.9': expect.any(String) },
        help: expect.arrayContaining([
          { href: expect.stringMatching(/^mailto:/), label: expect.any(String) },
        ]),
      });
    },
  );

  it.each([
    ['0', 0, 'none'],
    ['1', 9, 'high'],
    ['3', 27, 'high'],
  ])('scores nine times %s on the server as %i points', async (points, score, risk) => {
    const browser = openBrowser(openTestSite('arara'));
    await browser.arrive();
    const { status, data } = await browser.submit(action, PATH, allAnswered(points));
    expect(status).toBe(200);
    expect(data).toMatchObject({ result: { score, risk } });
  });

  it('names the questions without an answer, and keeps those that were answered', async () => {
    const browser = openBrowser(openTestSite('arara'));
    await browser.arrive();
    const form = { ...allAnswered('2'), 'question-4': '7' };
    const { status, data } = await browser.submit(action, PATH, form);
    expect(status).toBe(422);
    expect(data).toMatchObject({
      result: null,
      form: { values: { 'question-1': '2' }, errors: { 'question-4': 'Escolha uma resposta.' } },
    });
  });
});
