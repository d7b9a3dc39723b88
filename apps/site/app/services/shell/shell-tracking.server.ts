import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { textSections } from '../../format/text-sections.ts';
import { isMailedLink } from '../../paths/mailed-links.ts';
import { allowedScripts, NO_SCRIPTS } from '../../tracking/allowed-scripts.ts';
import { NO_CONSENT } from '../../tracking/consent.ts';
import type { CrmIdentity, ShellTracking } from '../../tracking/shell-tracking.ts';
import { deviceIdOf } from '../base/session/device-id.server.ts';
import { pageOutbox } from '../base/pages/page-outbox.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

/** What every page's frame knows about tracking. Source: 1§9. */
export async function shellTracking(
  request: Request,
  { session }: Visitor,
  context: AppLoadContext,
): Promise<ShellTracking> {
  const { brand, config, tracking } = context;
  const { consent } = tracking;
  // Scripts read the address of their page, and what opens an account is nobody else's.
  const scripts = isMailedLink(new URL(request.url)) ? NO_SCRIPTS : config.tracking.scripts;
  const allowed = allowedScripts(scripts, consent);
  const recording = isStaff(session?.user.email, context) ? null : allowed.recording;
  return {
    question: consent === null && isAsking(context) ? consentTexts(brand.locale) : null,
    consent: consent ?? NO_CONSENT,
    isCollecting: config.tracking.collectorUrl !== null || allowed.tagManager !== null,
    scripts: { ...allowed, recording },
    identity:
      allowed.crm && session ? { id: session.user.id, language: crmLanguage(context) } : null,
    isReportingErrors: config.errorReports !== null,
    noted: allowed.tagManager === null ? [] : await notedEvents(request, context),
  };
}

function consentTexts(locale: string) {
  return textSections(textsOf(locale, 'privacy'), ['consent']);
}

/** Whether there is anything that needs consent. */
function isAsking({ config: { tracking } }: AppLoadContext): boolean {
  const { collectorUrl, scripts } = tracking;
  return [collectorUrl, ...Object.values(scripts)].some((address) => address !== null);
}

/** Whether an account is one of internal staff, by the domain of its e-mail address. Source: 1§6, 1§9. */
function isStaff(email: string | undefined, { config }: AppLoadContext): boolean {
  const domain = email?.toLowerCase().split('@').at(-1);
  return domain !== undefined && config.tracking.staffDomains.includes(domain);
}

function crmLanguage({ brand }: AppLoadContext): CrmIdentity['language'] {
  return brand.language === 'pt-BR' ? 'pt' : 'es';
}

async function notedEvents(request: Request, context: AppLoadContext) {
  const device = await deviceIdOf(request);
  if (device === null) return [];
  return pageOutbox(device, context)
    .take()
    .catch((error: unknown) => {
      if (!isStoreUnavailable(error)) throw error;
      return [];
    });
}
