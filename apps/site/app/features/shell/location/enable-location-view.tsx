import { Form, Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { locationPaths } from '../../../paths/location-paths.ts';
import { ANSWER_FIELD, type LocationAnswer } from '../../../shapes/shell/location.ts';
import { useLocationQuestion } from './use-location-question.ts';

export interface EnableLocationViewProps {
  readonly texts: Namespaces['install'];
  /** Why the form was not taken. */
  readonly problem: string | undefined;
}

/** Asks for the device's location: nothing is asked of the browser before a tap. Source: 1§2. */
export function EnableLocationView({ texts, problem }: EnableLocationViewProps) {
  const question = useLocationQuestion();
  return (
    <div className="mx-auto grid w-full max-w-form gap-4 px-4 py-8">
      {problem ? <Alert tone="danger" title={problem} /> : null}
      {question.problem ? (
        <Alert tone="warning" announce="polite" title={texts[`location.${question.problem}`]}>
          {texts[`location.${question.problem}Text`]}
        </Alert>
      ) : null}
      <NoticePage
        picture="location"
        title={texts['notice.location.title']}
        text={texts['notice.location.text']}
        actions={
          <>
            <Form noValidate method="post" onSubmit={question.onSubmit}>
              <Answer value="allowed" />
              <Button type="submit" intent="action" fullWidth pending={question.isAsking}>
                {texts['notice.location.action']}
              </Button>
            </Form>
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={locationPaths.steps}>{texts['notice.location.other']}</RouterLink>
            </Button>
            <Form noValidate method="post">
              <Answer value="later" />
              <Button type="submit" intent="quiet" fullWidth>
                {texts.notNow}
              </Button>
            </Form>
          </>
        }
      />
    </div>
  );
}

function Answer({ value }: { readonly value: LocationAnswer }) {
  return (
    <>
      <CsrfField />
      <input type="hidden" name={ANSWER_FIELD} value={value} />
    </>
  );
}
