import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { FaceVerification } from '@vitrine/ui/account/face-verification';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { identityPaths } from '../../../paths/identity-paths.ts';
import { paths } from '../../../paths.ts';

export interface FaceCheckProps {
  readonly texts: Namespaces['verification'];
  readonly face: 'ready' | 'approved' | 'failed' | 'blocked';
  readonly isFaceNotOpened: boolean;
  readonly support: { readonly href: string; readonly label: string } | null;
}

/** The check of the bettor's face: its way to the provider, and how it ended. Source: 1§6. */
export function FaceCheck({ texts, face, isFaceNotOpened, support }: FaceCheckProps) {
  return (
    <>
      {isFaceNotOpened ? <Alert tone="warning" title={texts['face.notOpened']} /> : null}
      <FaceVerification
        state={face}
        title={texts[`face.${face}Title`]}
        text={texts[`face.${face}Text`]}
        tips={{
          label: texts['face.tips'],
          items: [texts['face.tip1'], texts['face.tip2'], texts['face.tip3']],
        }}
        failure={texts['face.failure']}
        actions={<FaceAction texts={texts} face={face} support={support} />}
        note={texts['face.note']}
      />
    </>
  );
}

function FaceAction({ texts, face, support }: Pick<FaceCheckProps, 'texts' | 'face' | 'support'>) {
  if (face === 'approved') {
    return (
      <Button asChild size="large">
        <RouterLink to={paths.account}>{texts['face.goOn']}</RouterLink>
      </Button>
    );
  }
  if (face === 'blocked') {
    return support ? (
      <Button asChild size="large">
        <a href={support.href}>{support.label}</a>
      </Button>
    ) : null;
  }
  return (
    <>
      {/* Another origin's page: the router can't open it. */}
      <Button asChild size="large">
        <a href={identityPaths.faceCheck}>
          {texts[face === 'failed' ? 'face.again' : 'face.start']}
        </a>
      </Button>
      <Button asChild intent="quiet">
        <RouterLink to={paths.account}>{texts['face.later']}</RouterLink>
      </Button>
    </>
  );
}
