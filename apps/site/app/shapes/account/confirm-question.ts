/**
 * What a form asks for again before it changes how an account is reached: the password, or the code where a second
 * factor is on. The field has the same name.
 */
export interface ConfirmQuestion {
  readonly by: 'password' | 'code';
  readonly label: string;
  readonly hint: string;
  readonly showLabel: string;
  readonly hideLabel: string;
}
