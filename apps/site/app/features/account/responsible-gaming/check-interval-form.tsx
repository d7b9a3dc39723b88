import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { SegmentedRadios } from '@vitrine/ui/forms/segmented-control';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { minutesText } from '../../../format/minutes-text.ts';
import { paths } from '../../../paths.ts';
import { INTERVAL_FIELD } from './limit-fields.ts';

export interface CheckIntervalFormProps {
  readonly texts: Namespaces['responsible-gaming'];
  readonly interval: {
    /** Whole minutes. */
    readonly chosen: number;
    readonly choices: readonly number[];
    /** Whether it was saved just now. */
    readonly isSaved: boolean;
  };
  readonly form: FormState | undefined;
}

/** How often a bettor is shown what the session has cost. */
export function CheckIntervalForm({ texts, interval, form }: CheckIntervalFormProps) {
  const isPending = useNavigation().formData?.has(INTERVAL_FIELD) ?? false;
  return (
    <section className="card-frame grid gap-3 p-card">
      <div>
        <h2 className="text-md font-bold">{texts['interval.title']}</h2>
        <p className="text-text-muted">{texts['interval.text']}</p>
      </div>
      <Form
        method="post"
        action={paths.responsibleGame}
        noValidate
        className="grid gap-3 md:max-w-form"
      >
        <CsrfField />
        <SegmentedRadios
          name={INTERVAL_FIELD}
          label={texts['interval.legend']}
          labelShown
          required
          error={form?.errors[INTERVAL_FIELD]}
          defaultValue={form?.values[INTERVAL_FIELD] ?? String(interval.chosen)}
          choices={interval.choices.map((minutes) => ({
            value: String(minutes),
            label: minutesText(minutes),
          }))}
        />
        <div>
          <Button type="submit" intent="quiet" pending={isPending}>
            {texts['interval.submit']}
          </Button>
        </div>
      </Form>
    </section>
  );
}
