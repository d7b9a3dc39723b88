import type { AppLoadContext } from '@remix-run/node';
import { structuredData } from './pages/structured-data.server.ts';

/** The holder of the brand's licence as an Organization of schema.org. Source: 3§2. */
export function organisationData({ brand, config }: AppLoadContext): string {
  const { legalName, supportEmail, supportPhone, address } = brand.licensee;
  return structuredData({
    '@type': 'Organization',
    name: brand.name,
    legalName,
    url: config.publicUrl,
    address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
      telephone: supportPhone,
    },
  });
}
