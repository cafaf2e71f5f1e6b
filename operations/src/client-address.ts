import type { Context } from './context.ts'
import type { CheckResult } from './step.ts'

export type Ways = { hosting: string; function: string }

export const waysTo = ({ project, hostingUrl }: Pick<Context, 'project' | 'hostingUrl'>): Ways => ({
  hosting: `${hostingUrl}/news`,
  function: `https://asia-south1-${project}.cloudfunctions.net/api/news`,
})

async function askHow(address: string): Promise<string | undefined> {
  // The forged header of a stranger who imitates a request through Hosting.
  const headers = { 'x-forwarded-for': '203.0.113.7, 151.101.1.7' }
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(20_000) }).catch(
    () => undefined,
  )
  return response?.headers.get('x-called-through') ?? undefined
}

/** Checks which client address the limits count, which only a deployed project can show. */
export async function examineClientAddress(ways: Ways): Promise<CheckResult> {
  const [byHosting, byFunction] = await Promise.all([askHow(ways.hosting), askHow(ways.function)])
  if (byHosting === undefined || byFunction === undefined) {
    return {
      isFine: false,
      isOptional: true,
      sentence: `${byHosting === undefined ? ways.hosting : ways.function} does not answer: run this again after the first deploy.`,
    }
  }
  if (byFunction === 'hosting') {
    return {
      isFine: false,
      sentence:
        'A call past Hosting counts for whatever address it names: take the network that this machine is in out of TRUSTED_PROXIES.',
    }
  }
  return byHosting === 'hosting'
    ? { isFine: true, sentence: 'Limits count each visitor through Hosting, and past it the caller.' }
    : {
        isFine: false,
        sentence:
          'Hosting is not recognised, so all visitors behind one of its edges share their limits: set PROXY_HOPS=2, and name the edge’s networks in TRUSTED_PROXIES (docs/adopting.md).',
      }
}
