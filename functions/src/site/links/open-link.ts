import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Answer = { status: number; location?: string | undefined }

export type Internet = {
  resolve: (hostname: string) => Promise<readonly string[]>
  /** Requests a URL from one of these addresses: resolving the name again could return another address. */
  fetch: (url: URL, how: { method: 'HEAD' | 'GET'; address: string; signal: AbortSignal }) => Promise<Answer>
}

/** `no answer` may also be caused by our own network. */
export type Outcome = 'fine' | 'broken' | 'no answer'

/** Milliseconds for one request with its redirects. */
const timeout = 10_000
const mostRedirects = 5
const ports: Readonly<Record<string, readonly string[]>> = { 'http:': ['', '80'], 'https:': ['', '443'] }

/** Sites with these statuses reply to people but not to programs, so the link counts as working. */
const shy = new Set([401, 402, 403, 405, 406, 407, 409, 418, 423, 425, 426, 429, 451, 503, 999])

class Refused extends Error {}

/** Opens a link by HEAD, and by GET if that fails. It connects only to public addresses. */
export async function openLink(internet: Internet, href: string): Promise<Outcome> {
  const first = await attempt(internet, href, 'HEAD')
  return first === 'fine' ? first : attempt(internet, href, 'GET')
}

async function attempt(internet: Internet, href: string, method: 'HEAD' | 'GET'): Promise<Outcome> {
  try {
    const { status } = await follow(internet, href, method)
    return status < 400 || shy.has(status) ? 'fine' : 'broken'
  } catch (error) {
    return error instanceof Refused ? 'broken' : 'no answer'
  }
}

async function follow(internet: Internet, href: string, method: 'HEAD' | 'GET'): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout)
  let url: URL = new URL(href)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const address = await within(signal, publicAddressOf(internet, url))
    const answer = await within(signal, internet.fetch(url, { method, address, signal }))
    if (answer.status < 300 || answer.status > 399 || !answer.location) return answer
    if (!URL.canParse(answer.location, url.href)) throw new Refused('It redirects to nowhere')
    url = new URL(answer.location, url)
  }
  throw new Refused('It redirects again and again')
}

async function publicAddressOf({ resolve }: Internet, url: URL): Promise<string> {
  if (!ports[url.protocol]?.includes(url.port) || url.username !== '' || url.password !== '')
    throw new Refused('Not on the public web')
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
  // One private address makes the whole name suspect: it may point to our network.
  if (!addresses.every(isPublicAddress)) throw new Refused('Not a public address')
  const [address] = addresses
  if (address === undefined) throw new Error('No address')
  return address
}

const within = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])

/** `site` is the address where the visited sites can read who we are. */
export const realInternet = (site: string): Internet => ({
  resolve: async (hostname) => {
    const { lookup } = await import('node:dns/promises')
    return (await lookup(hostname, { all: true })).map(({ address }) => address)
  },
  fetch: (url, { method, address, signal }) =>
    new Promise((resolve, reject) => {
      const family = isIP(address)
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      const sent = request(url, {
        method,
        signal,
        agent: false,
        headers: { 'User-Agent': `Prangan link check (+${site})`, Accept: '*/*' },
        // Connects to the address that was checked, even if the name resolves to another by now.
        lookup: (_name, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      })
      sent.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      })
      sent.on('error', reject)
      sent.end()
    }),
})
