import type { Namespaces } from '@vitrine/messages/namespaces';
import { type RealityCheckFact, RealityCheckPage } from '@vitrine/ui/account/reality-check';
import { Link } from '@vitrine/ui/base/link';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';

/** The two buttons post their value under this name. */
export const ANSWER_FIELD = 'answer';
export const STOP = 'stop';
const GO_ON = 'goOn';

export interface RealityCheckViewProps {
  readonly texts: Namespaces['responsible-gaming'];
  readonly facts: readonly RealityCheckFact[];
  readonly result: RealityCheckFact;
  /** Where the bettor was going. */
  readonly returnTo: string;
}

/** What the session has cost so far: the bettor goes on, or stops. */
export function RealityCheckView({ texts, facts, result, returnTo }: RealityCheckViewProps) {
  const { playLimits } = useShellData();
  return (
    <div className="py-4">
      <RealityCheckPage
        title={texts['check.title']}
        text={texts['check.text']}
        facts={facts}
        result={result}
        fields={
          <>
            <CsrfField />
            <input type="hidden" name="returnTo" value={returnTo} />
          </>
        }
        action={paths.realityCheck}
        name={ANSWER_FIELD}
        goOn={{ value: GO_ON, label: texts['check.goOn'] }}
        stop={{ value: STOP, label: texts['check.stop'] }}
      />
      {playLimits === null ? null : (
        <p className="text-center">
          <Link emphasis="standalone" href={playLimits}>
            {texts['session.limits']}
          </Link>
        </p>
      )}
    </div>
  );
}
