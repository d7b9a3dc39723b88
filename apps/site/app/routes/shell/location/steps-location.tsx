import { useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { LocationStepsView } from '../../../features/shell/location/location-steps-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('stepsLocation');

export const loader = guardedPage(handle, async ({ context }) => {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'install');
  const steps = [
    texts['instructions.open.outro'],
    texts['instructions.androidLocation.2'],
    texts['instructions.androidLocation.3'],
    texts['instructions.androidLocation.4'],
  ];
  const values = { section: texts['instructions.section.location'], browser: brand.name };
  return {
    metadata: await privateMetadata(texts['instructions.location.title'], context),
    texts,
    steps: steps.map((step) => formatText(step, values)),
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function StepsLocation() {
  return <LocationStepsView {...useLoaderData<typeof loader>()} />;
}
