import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { loader as aboutUs } from './about-us.ts';
import { loader as antiLaunderingPolicy } from './anti-laundering-policy.ts';
import { loader as faqs } from './faqs.tsx';
import { loader as generalRules } from './general-rules.ts';
import { loader as ayuda } from './help.ts';
import { loader as privacyPolicy } from './privacy-policy.ts';
import { loader as responsibleGamePolicy } from './responsible-game-policy.ts';
import { loader as termsCashOut } from './terms-cash-out.ts';
import { loader as termsConditions } from './terms-conditions.ts';

interface Page {
  readonly metadata: { readonly title: string; readonly canonical: string };
  readonly document: {
    readonly heading: string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  };
}

const LOADERS = {
  aboutUs,
  termsConditions,
  privacyPolicy,
  responsibleGamePolicy,
  antiLaunderingPolicy,
  termsCashOut,
  ayuda,
  faqs,
};

describe('the documents of the site', () => {
  it.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
    'SHELL-05 SHELL-07 %s has sections with words and the holder of the licence, in both languages',
    async (name) => {
      for (const brand of ['arara', 'vicuna']) {
        const browser = openBrowser(openTestSite(brand));
        const { status, data } = await browser.visit(LOADERS[name], DOCUMENTS[name]);
        const { metadata, document } = data as Page;
        expect([status, new URL(metadata.canonical).pathname]).toEqual([200, DOCUMENTS[name]]);
        expect(metadata.title).not.toBe('');
        expect(document.sections.length).toBeGreaterThan(3);
        for (const section of document.sections) {
          expect(section.title).not.toBe('');
          expect(section.text.length).toBeGreaterThan(60);
          expect(section.text).not.toMatch(/[{}]/);
        }
      }
    },
  );

  it('SHELL-05 the general rules stand among the rules of sports', async () => {
    const browser = openBrowser(openTestSite('arara'));
    expect(await browser.visit(generalRules, '/general-rules')).toMatchObject({
      status: 302,
      location: '/rules-sports/global',
    });
  });
});

describe('the search of the questions', () => {
  const search = async (query: string) =>
    (await openBrowser(openTestSite('arara')).visit(faqs, `/faqs?q=${encodeURIComponent(query)}`))
      .data as Page & { readonly query: string };

  it('SHELL-05 finds the answers in which every word stands, whatever its accents', async () => {
    const found = await search('  APOSTA cancelár ');
    expect(found.document.sections.map(({ title }) => title)).toEqual([
      'Posso cancelar uma aposta?',
    ]);
    expect(found).toMatchObject({ query: 'APOSTA cancelár', metadata: { canonical: null } });
  });

  it('SHELL-05 finds nothing for words that stand nowhere, and everything for none', async () => {
    expect((await search('girafa')).document.sections).toEqual([]);
    const all = (await openBrowser(openTestSite('arara')).visit(faqs, '/faqs')).data as Page;
    expect((await search('')).document.sections).toEqual(all.document.sections);
  });
});
