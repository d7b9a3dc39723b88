import { useLoaderData } from '@remix-run/react';
import { InstructionView } from '../../../features/shell/instruction-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { instructionAt } from '../../../shapes/shell/instructions.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';
import { instructionPage } from '../../../services/shell/instruction-page.server.ts';

export const handle = routeHandle('instructions');

/** How location or notices are allowed on a device; any other word is no page. Source: 1§2. */
export const loader = guardedPage(handle, ({ request, params, context }) => {
  const { idInstruction = '', idOs } = params;
  const found = instructionAt({ idInstruction, idOs, query: new URL(request.url).searchParams });
  if (!found) throw new Response(null, { status: 404 });
  return instructionPage(found, context);
});

export { meta } from '../../../frame/page-meta.ts';

export default function Instructions() {
  return <InstructionView {...useLoaderData<typeof loader>()} />;
}
