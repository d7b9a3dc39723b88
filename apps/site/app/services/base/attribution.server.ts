import { type AppLoadContext, createCookie } from '@remix-run/node';
import { z } from 'zod';
import { formatDate } from '../../format/date-time.ts';
import { MAILED_SECRETS } from '../../paths/mailed-links.ts';
import { REFERRAL_CODE } from '../../paths/promotion-paths.ts';
import { consentIn } from './consent.server.ts';
import { namedDevice } from './session/device-id.server.ts';
import { COOKIE_LIFE_MS, type Visitor, visitorCookieHeader } from './session/visitor.server.ts';

/** Where a visitor came from, as their first visit said it. Source: 1§3. */
const attribution = z.object({
  pid: z.string().optional(),
  click: z.string().optional(),
  publisher: z.string().optional(),
  campaign: z.string().optional(),
  source: z.string().optional(),
  country: z.string(),
  /** The query of the first page without what links of mails carry, with its referrer, its source and its day (ddMMyyyy). */
  query: z.string(),
  campaignValues: z.record(z.string(), z.string()),
  adClicks: z.record(z.string(), z.string()),
  referralCode: z.string().optional(),
  socialClick: z.string().optional(),
});

export type Attribution = z.output<typeof attribution>;

const CAMPAIGN_VALUES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const AD_CLICKS = ['gclid', 'wbraid', 'gbraid'];
const LONGEST_VALUE = 150;
const LONGEST_QUERY = 600;

const cookie = createCookie('attribution', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * The marketing attribution of a first visit. Ad click ids are left out when all three come together.
 * Source: 1§3, 1§5.
 */
export function attributionOf(request: Request, { brand, now }: AppLoadContext): Attribution {
  const { searchParams, search } = new URL(request.url);
  const one = (name: string) => searchParams.get(name)?.slice(0, LONGEST_VALUE) || undefined;
  const some = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (one(name) ? [[name, one(name) ?? '']] : [])));
  const source = one('source') ?? one('utm_source');
  const adClicks = some(AD_CLICKS);
  const hasEveryAdClick = Object.keys(adClicks).length === AD_CLICKS.length;
  const query = new URLSearchParams(search.slice(0, LONGEST_QUERY));
  for (const secret of MAILED_SECRETS) query.delete(secret);
  query.set('referrer', (request.headers.get('Referer') ?? '').slice(0, LONGEST_VALUE));
  query.set('source', source ?? '');
  const day = formatDate(now(), { locale: 'pt-BR', timeZone: brand.timeZone });
  query.set('date', day.replaceAll('/', ''));
  return {
    pid: one('pid'),
    click: one('clickid'),
    publisher: one('publisherid'),
    campaign: one('campaignid'),
    source,
    country: brand.country,
    query: query.toString(),
    campaignValues: some(CAMPAIGN_VALUES),
    adClicks: hasEveryAdClick ? {} : adClicks,
    referralCode: referralCodeOf(one(REFERRAL_CODE)),
    socialClick: one('fbclid'),
  };
}

/**
 * A code of a referral without the prefix that links write before it; undefined for no code.
 *
 * @example
 * referralCodeOf('r-ANA2024') // 'ANA2024'
 */
export function referralCodeOf(written: string | undefined): string | undefined {
  const code = written?.trim().replace(/^r-/i, '');
  return code && /^[\w-]{1,40}$/.test(code) ? code : undefined;
}

/**
 * The cookies of a first visit: the visitor's id, the browser's, and where they came from. An answer without marketing
 * outlives the visitor's id, which a log-in makes short: then only the code of a referral is kept. Source: 1§3.
 */
export async function firstVisitCookies(
  request: Request,
  { id }: Pick<Visitor, 'id'>,
  context: AppLoadContext,
): Promise<string[]> {
  const { secure } = context.config;
  const came = attributionOf(request, context);
  const isRefused = consentIn(request.headers.get('Cookie'))?.marketing === false;
  return [
    await visitorCookieHeader(id, context),
    await cookie.serialize(isRefused ? referralAlone(came) : came, { secure }),
    (await namedDevice(request, context)).header,
  ];
}

/**
 * The header that takes from a browser what is only for advertising, for a visitor who does not allow marketing:
 * the code of a referral stays. Null where the browser keeps no attribution. Source: 1§9.
 */
export async function referralAloneHeader(
  request: Request,
  { config }: AppLoadContext,
): Promise<string | null> {
  const kept = await storedAttribution(request);
  return kept === null ? null : cookie.serialize(referralAlone(kept), { secure: config.secure });
}

/** An attribution without what is only for advertising. */
function referralAlone({ country, referralCode }: Attribution): Attribution {
  return { country, referralCode, query: '', campaignValues: {}, adClicks: {} };
}

/**
 * The header that keeps an invitation by which a browser came after its first visit, for a registration that goes on at
 * another address, as with Google. Null where there is none, it is kept already, or this is the first visit. Source: 1§5.
 */
export async function invitationHeader(
  request: Request,
  { isNew }: Pick<Visitor, 'isNew'>,
  { brand, config }: AppLoadContext,
): Promise<string | null> {
  if (isNew) return null;
  const written = new URL(request.url).searchParams.get(REFERRAL_CODE) ?? undefined;
  const referralCode = referralCodeOf(written);
  const kept = await storedAttribution(request);
  if (referralCode === undefined || kept?.referralCode === referralCode) return null;
  const nothing = { country: brand.country, query: '', campaignValues: {}, adClicks: {} };
  const invited: Attribution = { ...(kept ?? nothing), referralCode };
  return cookie.serialize(invited, { secure: config.secure });
}

/** Where the visitor came from; null when the browser doesn't say. */
export function storedAttribution(request: Request): Promise<Attribution | null> {
  return attributionIn(request.headers.get('Cookie'));
}

/** The same by the cookies of a request. */
export async function attributionIn(
  cookies: string | null | undefined,
): Promise<Attribution | null> {
  const kept: unknown = await cookie.parse(cookies ?? null).catch(() => null);
  return attribution.safeParse(kept).data ?? null;
}
