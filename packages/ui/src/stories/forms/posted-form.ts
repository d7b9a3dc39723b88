import type { FormEvent } from 'react';

/** The fields of a form, with the value of the button that submitted it last. */
export type PostedFields = readonly (readonly [string, FormDataEntryValue])[];

/** An `onSubmit` that keeps the story on its page and tells what would be posted. */
export function tellPosted(onPost: (posted: PostedFields) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onPost([...new FormData(event.currentTarget, submitter)]);
  };
}
