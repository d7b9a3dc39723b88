import type { LoaderFunctionArgs } from '@remix-run/node';
import { WIDE_LISTS } from '../../live/wide-lists.ts';
import type { PageBoards } from '../../shapes/base/page-boards.ts';
import { hasWideLists } from './wide-lists.server.ts';

type Load<Answer> = (args: LoaderFunctionArgs) => Answer | Promise<Answer>;

interface Shared<Answer> {
  readonly answer: Answer;
  readonly boards: PageBoards;
}

let loads = 0;

/**
 * A load that reads nothing of its visitor, so that it runs once for all who ask for a page at the same
 * moment. It gets the address, the room for lists, and no more of the request.
 */
export function sharedLoad<Answer>(
  load: Load<Answer>,
): (args: LoaderFunctionArgs) => Promise<Answer> {
  loads += 1;
  const name = loads;
  return async ({ request: asked, params, context }) => {
    const { url } = asked;
    const isWide = hasWideLists(asked);
    const { answer, boards } = await context.moment.once<Shared<Answer>>(
      `${name} ${isWide} ${url}`,
      async () => {
        const own = context.boards.apart();
        const request = new Request(url, isWide ? { headers: { Cookie: WIDE_LISTS } } : {});
        return {
          answer: await load({ request, params, context: { ...context, boards: own } }),
          boards: own,
        };
      },
    );
    context.boards.take(boards);
    return answer;
  };
}
