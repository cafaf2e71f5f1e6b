import { Failure } from '../../lib/failure.ts'

/** Milliseconds that the service may take, all in: a person waits for it at a form. */
const patience = 5_000
/** Bytes of an answer; the longest have thousands of references in them. */
const largest = 1024 * 1024
/** The service sends a DOI that was given up on to the one that took its place, once or twice. */
const mostRedirects = 2

/**
 * What a DOI service with Crossref's interface says of a work: JSON of any shape. Throws 404 for an unknown DOI, and 503
 * where the service does not answer in time, answers too much, or points to another server.
 */
export async function fetchWork(service: string, doi: string): Promise<unknown> {
  try {
    const address = new URL(`works/${encodeURIComponent(doi)}`, `${service.replace(/\/+$/, '')}/`)
    const response = await fetchThere(address, AbortSignal.timeout(patience))
    if (response.status === 404) throw new Failure('no-such-doi')
    if (!response.ok) throw new Error(`The DOI service answers ${response.status}`)
    return JSON.parse(await readText(response))
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('doi-unreachable', { cause })
  }
}

/** Follows redirects on the same server only: what else this server can reach is nobody's to choose. */
async function fetchThere(address: URL, signal: AbortSignal, left = mostRedirects): Promise<Response> {
  const headers = { Accept: 'application/json', 'User-Agent': 'Prangan' }
  const response = await fetch(address, { signal, headers, redirect: 'manual' })
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) return response
  await response.body?.cancel()
  const next = new URL(location, address)
  if (next.origin !== address.origin || left === 0) throw new Error('The DOI service points elsewhere')
  return fetchThere(next, signal, left - 1)
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largest) throw new Error('The DOI service answers too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
