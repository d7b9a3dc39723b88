import licensee from 'virtual:brand/licensee';
import LateFrame from './late-frame.tsx';
import { SiteMark } from './site-mark.tsx';

/** The late parts of the frame for the brand of this build; who holds its licence comes with them. */
export default function SiteLateFrame() {
  return <LateFrame licensee={licensee} mark={<SiteMark />} />;
}
