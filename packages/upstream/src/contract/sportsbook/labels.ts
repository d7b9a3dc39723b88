import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** Brazilian Portuguese for the Brazil brands, Spanish otherwise. Source: 2§7. */
export const LABEL_LANGUAGES = ['pt-BR', 'es'] as const;

/** Stands in a path for a market without specifiers: a segment cannot be empty. */
export const NO_SPECIFIERS = '-';

const lang = z.enum(LABEL_LANGUAGES);

function label<Params extends z.ZodType>(name: string, path: string, params: Params) {
  return endpoint({
    name: `labels.${name}`,
    host: 'labels',
    method: 'GET',
    path,
    auth: 'none',
    params,
    answer: z.object({ data: z.object({ name: z.string() }) }),
    refusals: { 404: ['LABEL_WAS_NOT_FOUND'] },
    source: '2§7',
    assumed: [
      'the languages are spelled pt-BR and es',
      '`-` stands for no specifiers, `|` between several',
      'answer fields; a missing label is a 404',
    ],
  });
}

/** Names of the markets and outcomes of provider one's events, by type ids. Source: 2§7. */
export const labels = {
  market: label(
    'market',
    '/market/{lang}/{event}/{type}/{specifier}',
    z.object({ lang, event: z.string(), type: z.string(), specifier: z.string() }),
  ),
  outcome: label(
    'outcome',
    '/outcome/{lang}/{event}/{type}/{specifier}/{outcome}',
    z.object({
      lang,
      event: z.string(),
      type: z.string(),
      specifier: z.string(),
      outcome: z.string(),
    }),
  ),
};

/** Names of provider two's: a market by its type, an outcome by its own id. Source: 2§7. */
export const providerTwoLabels = {
  market: label(
    'providerTwo.market',
    '/bg/market/{lang}/{type}/{specifiers}',
    z.object({ lang, type: z.string(), specifiers: z.string() }),
  ),
  outcome: label(
    'providerTwo.outcome',
    '/bg/outcome/{lang}/{id}/{specifiers}',
    z.object({ lang, id: z.string(), specifiers: z.string() }),
  ),
};
