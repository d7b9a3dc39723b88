import { Link as RouterLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { StepList } from '@vitrine/ui/base/step-list';
import {
  InstructionChoices,
  InstructionSteps,
  type InstructionStep,
} from '@vitrine/ui/shell/instruction-steps';
import Smartphone from 'lucide-react/icons/smartphone';
import {
  DEVICES,
  type Instruction,
  instructionPath,
  type InstructionPlace,
  type SYSTEM_BROWSERS,
} from '../../shapes/shell/instructions.ts';
import { paths } from '../../paths.ts';

type Configuration = Extract<InstructionPlace, { step: 'configuration' }>;

export interface InstructionViewProps {
  readonly texts: Namespaces['install'];
  readonly instruction: Instruction;
  readonly place: InstructionPlace;
  /** What to tap, one after the other; empty before the device is chosen. */
  readonly settings: readonly string[];
  readonly otherBrowsers: readonly {
    readonly browser: (typeof SYSTEM_BROWSERS)['ios' | 'android'][number];
    readonly label: string;
  }[];
}

/** How location or notices are allowed: start, system, device, settings. Source: 1§2. */
export function InstructionView(props: InstructionViewProps) {
  const { texts, instruction, place } = props;
  const steps = stepsOf(props);
  const frame = { progressLabel: texts['instructions.progress'], steps };
  switch (place.step) {
    case 'initial':
      return (
        <Frame>
          <InstructionSteps
            {...frame}
            current={0}
            picture={instruction}
            title={texts[`instructions.${instruction}.title`]}
            text={texts[`instructions.${instruction}.text`]}
            actions={
              <Button asChild size="large">
                <RouterLink to={instructionPath(instruction, { step: 'os' })}>
                  {texts['instructions.start']}
                </RouterLink>
              </Button>
            }
          >
            {null}
          </InstructionSteps>
        </Frame>
      );
    case 'os':
      return (
        <Frame>
          <InstructionSteps {...frame} current={1} title={texts['instructions.osTitle']}>
            <InstructionChoices choices={systemChoices(props)} />
          </InstructionSteps>
        </Frame>
      );
    case 'device':
      return (
        <Frame>
          <InstructionSteps {...frame} current={2} title={texts['instructions.deviceTitle']}>
            <InstructionChoices choices={deviceChoices(props)} />
          </InstructionSteps>
        </Frame>
      );
    case 'configuration':
      return (
        <Frame>
          <InstructionSteps
            {...frame}
            current={steps.length - 1}
            title={texts[`instructions.${instruction}.title`]}
            actions={<Ways {...props} place={place} />}
          >
            <StepList steps={props.settings} />
          </InstructionSteps>
        </Frame>
      );
  }
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <div className="px-4 py-6 md:py-10">{children}</div>;
}

/** An iPhone has no choice of devices, and one step less. */
function stepsOf({ texts, instruction, place }: InstructionViewProps): readonly InstructionStep[] {
  const isIos = place.step === 'configuration' && place.system === 'ios';
  const device: InstructionStep = {
    label: texts['instructions.device'],
    href: instructionPath(instruction, { step: 'device', system: 'android' }),
  };
  return [
    {
      label: texts['instructions.initial'],
      href: instructionPath(instruction, { step: 'initial' }),
    },
    { label: texts['instructions.os'], href: instructionPath(instruction, { step: 'os' }) },
    ...(isIos ? [] : [device]),
    { label: texts['instructions.configuration'] },
  ];
}

function systemChoices({ texts, instruction }: InstructionViewProps) {
  const icon = <Smartphone aria-hidden="true" size={20} />;
  const ios: InstructionPlace = {
    step: 'configuration',
    system: 'ios',
    device: null,
    browser: 'safari',
  };
  return [
    {
      href: instructionPath(instruction, { step: 'device', system: 'android' }),
      label: texts['instructions.android'],
      icon,
    },
    { href: instructionPath(instruction, ios), label: texts['instructions.ios'], icon },
  ];
}

const DEVICE_NAMES = { samsung: 'Samsung', xiaomi: 'Xiaomi', motorola: 'Motorola' } as const;

function deviceChoices({ texts, instruction }: InstructionViewProps) {
  return DEVICES.map((device) => ({
    href: instructionPath(instruction, {
      step: 'configuration',
      system: 'android',
      device,
      browser: 'chrome',
    }),
    label: device === 'outro' ? texts['instructions.otherDevice'] : DEVICE_NAMES[device],
  }));
}

interface WaysProps extends InstructionViewProps {
  readonly place: Configuration;
}

function Ways({ texts, instruction, place, otherBrowsers }: WaysProps) {
  return (
    <>
      <Button asChild size="large">
        <RouterLink to={paths.home}>{texts['instructions.done']}</RouterLink>
      </Button>
      <Button asChild intent="quiet">
        <RouterLink to={instructionPath(instruction, { step: 'os' })}>
          {texts['instructions.otherPath']}
        </RouterLink>
      </Button>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-sm text-text-muted">
        {texts['instructions.browsers']}
        {otherBrowsers.map(({ browser, label }) => (
          <Link
            key={browser}
            emphasis="standalone"
            href={instructionPath(instruction, { ...place, browser })}
          >
            {label}
          </Link>
        ))}
      </p>
    </>
  );
}
