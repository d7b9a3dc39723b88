import { z } from 'zod';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';

/** A call by which a tester makes something happen: answers 204, or 400 with the reason. */
export function controlCall<Schema extends z.ZodType>(
  app: ServerApp,
  path: string,
  schema: Schema,
  act: (order: z.output<Schema>) => void | Promise<void>,
): void {
  app.post(`/sandbox/${path}`, async (context) => {
    const read = schema.safeParse(await context.req.json().catch(() => ({})));
    if (!read.success) throw new Refusal(400, 'INVALID_REQUEST', z.prettifyError(read.error));
    await act(read.data);
    return context.body(null, 204);
  });
}
