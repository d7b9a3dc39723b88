/** What a form view needs to show itself again: what was typed, and what to mend. Plain data. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** One sentence per field, by the field's name and id. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form, such as a refusal by the operator. */
  readonly formError: string | null;
}
