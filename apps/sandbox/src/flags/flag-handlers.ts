import { flag } from '@vitrine/upstream/contract/shell/flags';
import type { Implementation } from '../implement.ts';
import type { Flags } from './flags.ts';

export function implementFlags({ implement }: Implementation, flags: Flags): void {
  implement(flag, ({ params }) => ({ value: flags.read(params.name) }));
}
