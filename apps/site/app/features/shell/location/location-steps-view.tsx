import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { StepList } from '@vitrine/ui/base/step-list';
import { FormPage } from '../../../forms/form-page.tsx';
import { locationPaths } from '../../../paths/location-paths.ts';
import { instructionPath } from '../../../shapes/shell/instructions.ts';

export interface LocationStepsViewProps {
  readonly texts: Namespaces['install'];
  /** What to tap in the phone's settings, in order. */
  readonly steps: readonly string[];
}

/** How the location is switched on in the settings of an Android phone. Source: 1§2. */
export function LocationStepsView({ texts, steps }: LocationStepsViewProps) {
  return (
    <FormPage title={texts['instructions.location.title']} intro={texts['location.steps.text']}>
      <StepList steps={steps} />
      <div className="grid gap-2">
        <Button asChild fullWidth>
          <RouterLink to={locationPaths.enable}>{texts['notice.location.action']}</RouterLink>
        </Button>
        <Button asChild intent="quiet" fullWidth>
          <RouterLink to={instructionPath('location', { step: 'os' })}>
            {texts['location.steps.other']}
          </RouterLink>
        </Button>
      </div>
    </FormPage>
  );
}
