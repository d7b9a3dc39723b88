import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { RULE_PAGES } from '../../../paths/document-paths.ts';
import { loader as overview } from './rules-sports.ts';
import { loader } from './rules-sport.tsx';

interface Page {
  readonly metadata: { readonly canonical: string };
  readonly rules: {
    readonly heading: string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  };
}

function rulesOf(idSport: string, brand = 'arara') {
  const options = { params: { idSport } };
  return openBrowser(openTestSite(brand)).visit(loader, `/rules-sports/${idSport}`, options);
}

describe('the rules of sports', () => {
  it('SHELL-20 begin with the general ones', async () => {
    const answer = await openBrowser(openTestSite('arara')).visit(overview, '/rules-sports/');
    expect(answer).toMatchObject({ status: 302, location: '/rules-sports/global' });
  });

  it.each(RULE_PAGES)('SHELL-20 %s has sections with words, in both languages', async (page) => {
    for (const brand of ['arara', 'vicuna']) {
      const { status, data } = await rulesOf(page, brand);
      const { metadata, rules } = data as Page;
      expect(status).toBe(200);
      expect(metadata.canonical).toMatch(new RegExp(`/rules-sports/${page}$`));
      expect(rules.heading).toMatch(brand === 'arara' ? /^Regras: \S/ : /^Reglas: \S/);
      expect(rules.sections.length).toBeGreaterThan(3);
      for (const { title, text } of rules.sections) {
        expect(title).not.toBe('');
        expect(text.length).toBeGreaterThan(60);
      }
    }
  });

  it.each(['', 'Football', 'cricket', 'sr:sport:1', '__proto__'])(
    'SHELL-20 knows no rules of "%s"',
    async (idSport) => {
      expect((await rulesOf(idSport)).status).toBe(404);
    },
  );
});
