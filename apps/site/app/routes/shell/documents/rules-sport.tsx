import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { z } from 'zod';
import { SportRulesView } from '../../../features/shell/documents/sport-rules-view.tsx';
import { sportRules } from '../../../format/sport-rules.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { RULE_PAGES, rulesPath } from '../../../paths/document-paths.ts';
import { pageMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('rulesSport');

const rulePage = z.enum(RULE_PAGES);

/** The rules of a sport, or those for all; any other name is no page. Source: 1§2. */
export const loader = guardedPage(handle, async ({ params, context }) => {
  const page = rulePage.safeParse(params['idSport']).data;
  if (!page) throw new Response(null, { status: 404 });
  const texts = textsOf(context.brand.locale, 'rules-sports');
  const values = { sport: texts[`${page}.name`] };
  return {
    metadata: await pageMetadata('rulesSports', context, { values, path: rulesPath(page) }),
    rules: sportRules(page, texts),
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function RulesSport() {
  return <SportRulesView {...useLoaderData<typeof loader>().rules} />;
}
