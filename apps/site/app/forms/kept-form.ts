import type { FormState } from './form-state.ts';

/** A form that waited while its bettor logged in again. Plain data. */
export interface KeptForm extends FormState {
  /** That nothing was sent, and what to do. */
  readonly notice: string;
}

/** The entry of a page's data that holds it. */
export interface WithKeptForm {
  readonly kept?: KeptForm;
}
