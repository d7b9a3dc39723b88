import { Texts } from '../../../../../.storybook/story-brand.tsx';
import {
  VerificationSteps,
  type VerificationStepState,
} from '../../account/verification-steps/verification-steps.tsx';

const order = ['front', 'back', 'address'] as const;

/** Front, back and proof of address, with the state of each. */
export function VerificationStepsStory({
  states,
}: {
  readonly states: readonly VerificationStepState[];
}) {
  return (
    <Texts of="verification">
      {(t) => (
        <div className="mx-auto w-full max-w-form">
          <VerificationSteps
            label={t['steps.label']}
            steps={order.slice(0, states.length).map((step, position) => {
              const state = states[position] ?? 'upcoming';
              return { name: t[`steps.${step}`], state, stateText: t[`steps.${state}`] };
            })}
          />
        </div>
      )}
    </Texts>
  );
}
