import { useShellData } from '../shell-data.ts';

/** The field's name. */
export const CSRF_FIELD = 'csrf';

/** The hidden field that every posting form carries. */
export function CsrfField() {
  return <input type="hidden" name={CSRF_FIELD} value={useShellData().csrf} />;
}
