import { expect, it } from 'vitest';
import { embeddedTracking } from './embedded-tracking.mjs';

it('leads the site to the third parties of the embedded platform, unless others are named', () => {
  const named = { TAG_MANAGER_URL: 'https://tags.example/t.js', CRM_SCRIPT_URL: '' };
  expect(embeddedTracking('http://127.0.0.1:4010', named)).toEqual({
    TRACKING_COLLECTOR_URL: 'http://127.0.0.1:4010/tracking/events',
    RECORDING_SCRIPT_URL: 'http://127.0.0.1:4010/tracking/scripts/recording.js',
    STAFF_DOMAINS: 'staff.vitrine.example',
    ERROR_REPORTS_DSN: 'http://public@127.0.0.1:4010/tracking/1',
  });
});
