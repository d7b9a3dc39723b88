import { useShellData } from '../shell-data.ts';

/** The hidden field that every posting form carries. */
export function CsrfField() {
  return <input type="hidden" name="csrf" value={useShellData().csrf} />;
}
