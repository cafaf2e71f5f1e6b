import type { Context } from '../context.ts'
import { readSettings } from '../settings-files.ts'
import { type CheckResult, fine, type Step } from '../step.ts'

type Record = { domainName: string; type: string; rdata: string; requiredAction?: string }
type CustomDomain = {
  hostState?: string
  ownershipState?: string
  cert?: { state?: string }
  requiredDnsUpdates?: { desired?: { records?: Record[] }[] }
}

async function ownDomain(context: Context): Promise<string | undefined> {
  const { SITE_URL } = await readSettings(context)
  if (!SITE_URL || !URL.canParse(SITE_URL)) return undefined
  const { hostname } = new URL(SITE_URL)
  return /\.(web\.app|firebaseapp\.com)$/.test(hostname) ? undefined : hostname
}

async function findDomain(context: Context, domain: string): Promise<CustomDomain | undefined> {
  const site = await context.facts.site()
  const path = `/v1beta1/projects/${context.project}/sites/${site}/customDomains/${domain}`
  return context.google.find<CustomDomain>('hosting', path)
}

const isReady = ({ hostState, ownershipState, cert }: CustomDomain) =>
  hostState === 'HOST_ACTIVE' && ownershipState === 'OWNERSHIP_ACTIVE' && cert?.state === 'CERT_ACTIVE'

/** Returns the DNS records to set at the registrar, one per line. */
export async function missingRecords(context: Context): Promise<string[]> {
  const domain = await ownDomain(context)
  const found = domain && (await findDomain(context, domain))
  if (!found || isReady(found)) return []
  return (found.requiredDnsUpdates?.desired ?? [])
    .flatMap(({ records = [] }) => records)
    .map(
      ({ requiredAction, domainName, type, rdata }) =>
        `${requiredAction ?? 'ADD'} ${domainName} ${type} ${rdata}`,
    )
}

const waiting = (domain: string): CheckResult => ({
  isFine: false,
  isOptional: true,
  sentence: `Hosting waits for the DNS records of ${domain}; until then the site is at its address at Hosting.`,
})

export const domain: Step = {
  name: 'Domain',
  look: async (context) => {
    const own = await ownDomain(context)
    if (!own) return fine('The site is at an address of Hosting.')
    const found = await findDomain(context, own)
    if (!found) return { isFine: false, sentence: `Hosting does not know ${own}.` }
    return isReady(found) ? fine(`${own} is served, with a certificate.`) : waiting(own)
  },
  plan: 'Have Hosting serve it, once the records are there.',
  act: async (context) => {
    const own = await ownDomain(context)
    if (!own || (await findDomain(context, own))) return
    const site = await context.facts.site()
    const path = `/v1beta1/projects/${context.project}/sites/${site}/customDomains?customDomainId=${own}`
    await context.google.post('hosting', path, {})
  },
  appliesLate: true,
}
