import { countText } from '@vitrine/messages/format-text';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import {
  FaceVerification,
  type FaceVerificationState,
} from '../../account/face-verification/face-verification.tsx';

/** The check of the bettor’s face, in the words of the brand. */
export function FaceStory({ state }: { readonly state: FaceVerificationState }) {
  const t = useStoryTexts('verification');
  const support = t['status.support'];
  const { language } = useStoryBrand();
  const actions = {
    ready: (
      <>
        <Button type="submit" size="large" fullWidth>
          {t['face.start']}
        </Button>
        <Button asChild intent="quiet" fullWidth>
          <a href="#later">{t['face.later']}</a>
        </Button>
      </>
    ),
    waiting: null,
    approved: (
      <Button asChild size="large" fullWidth>
        <a href="#deposit">{t['face.goOn']}</a>
      </Button>
    ),
    failed: (
      <Button type="submit" size="large" fullWidth>
        {t['face.again']}
      </Button>
    ),
    blocked: (
      <Button asChild size="large" fullWidth>
        <a href="#support">{support}</a>
      </Button>
    ),
  };
  return (
    <form method="post" className="mx-auto w-full max-w-form">
      <FaceVerification
        state={state}
        title={t[`face.${state}Title`]}
        text={t[`face.${state}Text`]}
        tips={{
          label: t['face.tips'],
          items: [t['face.tip1'], t['face.tip2'], t['face.tip3']],
        }}
        failure={countText({ ...t }, 'face.failure', 2, language)}
        actions={actions[state]}
        note={t['face.note']}
      />
    </form>
  );
}
